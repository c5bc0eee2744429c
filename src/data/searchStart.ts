import type {Localized} from '@site/src/lib/shared/localized';

/** Pages that the empty search window offers, by path without the language. */
export const popularPages: readonly {readonly path: string; readonly title: Localized}[] = [
  {path: '/guide/install/docker.html', title: {en: 'Install with Docker', zh: '用 Docker 安装'}},
  {path: '/guide/drivers/', title: {en: 'Drivers', zh: '驱动'}},
  {
    path: '/guide/drivers/common.html',
    title: {en: 'Fields every storage has', zh: '所有存储共有的字段'},
  },
  {path: '/config/configuration.html', title: {en: 'Configuration file', zh: '配置文件'}},
  {path: '/faq/', title: {en: 'Frequently asked questions', zh: '常见问题'}},
  {path: '/faq/error.html', title: {en: 'Error messages', zh: '错误信息'}},
  {path: '/reference/permissions.html', title: {en: 'Permissions', zh: '权限'}},
  {path: '/guide/api/', title: {en: 'API', zh: '接口'}},
];
