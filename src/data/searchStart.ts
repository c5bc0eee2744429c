import type {Localized} from '@site/src/lib/shared/localized';

/** A line of the empty search window: an address without the language, and what it's for. */
interface StartLink {
  readonly path: string;
  readonly title: Localized;
}

/** What readers come for most, as they would say it. */
export const commonTasks: readonly StartLink[] = [
  {path: '/faq/howto.html#password', title: {en: 'Reset the admin password', zh: '重置管理员密码'}},
  {path: '/guide/drivers/', title: {en: 'Add a cloud drive', zh: '添加网盘'}},
  {
    path: '/guide/recipes/video-slow.html',
    title: {en: 'Fix slow or failing video', zh: '解决视频卡顿或无法播放'},
  },
  {
    path: '/guide/advanced/delivery.html',
    title: {en: 'Choose between redirect and proxy', zh: '选择重定向或代理下载'},
  },
  {
    path: '/guide/install/reverse-proxy.html',
    title: {en: 'Use your own domain with HTTPS', zh: '使用自己的域名和 HTTPS'},
  },
  {path: '/guide/install/update.html', title: {en: 'Update AList', zh: '更新 AList'}},
  {
    path: '/guide/recipes/one-folder.html',
    title: {en: 'Give one person one folder', zh: '只给一个人开放一个文件夹'},
  },
  {
    path: '/guide/advanced/user.html#permissions',
    title: {en: 'Allow users to upload or delete', zh: '允许用户上传或删除'},
  },
  {path: '/faq/#stale-list', title: {en: 'Show new files in a list', zh: '让列表显示新文件'}},
  {path: '/faq/error.html', title: {en: 'Look up an error message', zh: '查询报错'}},
];

/** Pages that readers return to. */
export const popularPages: readonly StartLink[] = [
  {path: '/guide/install/docker.html', title: {en: 'Install with Docker', zh: '用 Docker 安装'}},
  {path: '/guide/drivers/common.html', title: {en: 'Common fields', zh: '通用字段'}},
  {path: '/config/configuration.html', title: {en: 'Configuration file', zh: '配置文件'}},
  {path: '/faq/', title: {en: 'Frequently asked questions', zh: '常见问题'}},
  {path: '/guide/api/', title: {en: 'API', zh: '接口'}},
  {path: '/tool/', title: {en: 'Token helpers', zh: '令牌助手'}},
];
