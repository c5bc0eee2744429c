import type {Localized} from '../../lib/shared/localized';

/** What a file for programs is called, and what's in it. */
interface DataText {
  readonly title: string;
  readonly description: string;
}

/** Texts about the files for programs, by name without ending. */
export const dataTexts = {
  openapi: {
    en: {title: 'OpenAPI', description: 'All endpoints of the HTTP API, as OpenAPI 3.1'},
    zh: {title: 'OpenAPI', description: 'HTTP API 的全部接口，OpenAPI 3.1 格式'},
  },
  drivers: {
    en: {title: 'Drivers', description: 'Fields, operations, and known issues of every driver'},
    zh: {title: '驱动', description: '各驱动的字段、支持的操作和已知问题'},
  },
  settings: {
    en: {title: 'Settings', description: 'Settings of the admin panel, with defaults and options'},
    zh: {title: '设置项', description: '管理页面的设置项，含默认值和可选值'},
  },
  config: {
    en: {
      title: 'Config keys',
      description: 'Keys of config.json, with environment variables and defaults',
    },
    zh: {title: '配置键', description: 'config.json 的键，含环境变量和默认值'},
  },
  errors: {
    en: {title: 'Error messages', description: 'Messages of AList, with cause and fix'},
    zh: {title: '错误信息', description: 'AList 的报错，含原因和处理方法'},
  },
} as const satisfies Record<string, Localized<DataText>>;
