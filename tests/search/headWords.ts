import driverPages from '@site/src/data/facts/driver-pages.json';
import drivers from '@site/src/data/facts/drivers.json';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import type {queryKinds} from './queryKinds';

/** What readers type first: a word or two, without saying what about it. */
export interface HeadWord {
  readonly query: string;
  readonly kind: (typeof queryKinds)[number];
  readonly wanted: readonly string[];
}

const CONFIG = '/config/configuration.html';
const PROXY = '/guide/install/reverse-proxy.html';
const DOCKER = '/guide/install/docker.html';
const FIRST_STEPS = '/guide/first-steps.html';
const DRIVERS = '/guide/drivers';
const COMMON = `${DRIVERS}/common.html`;
const FEATURES = '/guide/advanced';
const RECIPES = '/guide/recipes';
const SIDE_BUTTONS = '/config/side.html';

/** Who can't get in has forgotten the password, or waits after too many attempts, or has read a message. */
const NO_ENTRY = [
  '/faq/#getting-in',
  '/faq/#login-locked',
  '/faq/#forgot-password',
  '/faq/errors/sign-in.html',
  '/faq/howto.html#password',
];

const PASSWORDS = [
  '/faq/#forgot-password',
  '/faq/howto.html#password',
  `${FEATURES}/user.html#change-password`,
];

const EMPTY_START = [
  `${DOCKER}#empty-start`,
  '/guide/install/#empty-start',
  '/faq/why.html#emptied',
];

/** Any page that says where the ID of a folder is; GitHub Releases has the field without effect. */
const ROOT_FOLDER_ID = driverPages
  .filter(
    (page) =>
      page.slug !== 'github_releases' &&
      drivers.some(
        ({name, fields}) =>
          page.drivers.includes(name) && fields.some(({key}) => key === 'root_folder_id'),
      ),
  )
  .map(({slug}) => `${DRIVERS}/${slug}.html#field-root_folder_id`);

const word = (query: string, ...wanted: readonly string[]): HeadWord => ({
  query,
  kind: 'name',
  wanted,
});

const task = (query: string, ...wanted: readonly string[]): HeadWord => ({
  query,
  kind: 'task',
  wanted,
});

const symptom = (query: string, ...wanted: readonly string[]): HeadWord => ({
  query,
  kind: 'symptom',
  wanted,
});

/** The wanted places, chosen from the list of pages and headings. Those with a comment came after the results were read. */
const places = {
  nginx: [PROXY, `${PROXY}#steps`, `${PROXY}#subpath`],
  https: [`${CONFIG}#https`, `${CONFIG}#tls`, PROXY],
  password: [...PASSWORDS, '/faq/howto.html#folder-password', `${FEATURES}/meta.html#password`],
  addStorage: [`${FIRST_STEPS}#mount`, FIRST_STEPS, `${DRIVERS}/`],
  // Whose button is missing, who may, and the call.
  remove: [
    SIDE_BUTTONS,
    `${SIDE_BUTTONS}#folder-buttons`,
    `${SIDE_BUTTONS}#all-buttons`,
    '/reference/permissions.html',
    '/reference/permissions.html#perm-7',
    `${FEATURES}/user.html#permissions`,
    // The row of it in that table.
    `${FEATURES}/user.html#perm-7`,
    '/guide/api/fs.html#api-post-api-fs-remove',
  ],
  upload: [
    SIDE_BUTTONS,
    `${SIDE_BUTTONS}#folder-buttons`,
    `${SIDE_BUTTONS}#no-upload`,
    '/guide/api/fs.html#upload',
    `${FEATURES}/rapid_upload.html`,
    `${FEATURES}/system_arch.html#upload`,
  ],
  download: [
    '/guide/install/download.html',
    '/guide/install/',
    `${FEATURES}/delivery.html`,
    '/guide/api/download.html',
    `${FEATURES}/system_arch.html#download`,
  ],
  finder: [`${DRIVERS}/`, '/reference/drivers.html'],
  mount: [
    `${FIRST_STEPS}#mount`,
    FIRST_STEPS,
    `${DRIVERS}/`,
    `${COMMON}#mount-path`,
    `${COMMON}#field-mount_path`,
    '/guide/webdav.html',
    // As for the same word among the first queries: it leads to the pages of all kinds of drives.
    '/guide/#mountable',
  ],
  proxy: [
    `${COMMON}#web-proxy`,
    `${COMMON}#field-web_proxy`,
    `${FEATURES}/delivery.html`,
    `${FEATURES}/delivery.html#ways`,
    PROXY,
  ],
  backup: [`${FEATURES}/backup.html`, `${RECIPES}/rclone-backup.html`],
  share: [`${FEATURES}/share.html`],
  user: [`${FEATURES}/user.html`],
  guest: [`${FEATURES}/user.html#guest`, '/faq/#guest-disabled'],
  video: [`${RECIPES}/video-slow.html`, '/guide/preview.html'],
  subtitles: ['/guide/preview.html#side-files'],
  update: [
    '/guide/install/update.html',
    '/guide/install/update.html#steps',
    '/guide/install/#update',
  ],
  search: [`${FEATURES}/search.html`, '/config/search.html'],
  index: [`${FEATURES}/search.html`, `${FEATURES}/search.html#build`, '/config/search.html'],
  encryption: [`${DRIVERS}/Crypt.html`],
  log: [`${CONFIG}#log`],
  port: [
    `${CONFIG}#port`,
    `${CONFIG}#scheme`,
    `${CONFIG}#config-scheme-http_port`,
    '/faq/howto.html#change-port',
  ],
  google: [`${DRIVERS}/googledrive.html`],
  aliyun: [`${DRIVERS}/aliyundrive_open.html`, `${DRIVERS}/aliyundrive.html`],
  session: [`${FEATURES}/session.html`, `${FEATURES}/session.html#devices`],
  role: [`${FEATURES}/role.html`],
  windows: ['/guide/install/', '/guide/install/manual.html', '/guide/install/desktop.html'],
  database: [`${CONFIG}#database`, `${CONFIG}#change-engine`],
  readme: [`${FEATURES}/meta.html#readme`],
  hide: [`${FEATURES}/meta.html#hide`, '/config/global.html#hide-files'],
  telecom: [`${DRIVERS}/189.html`],
} as const;

const byLocale: Readonly<Record<CompleteLocale, readonly HeadWord[]>> = {
  en: [
    word('nginx setup', ...places.nginx),
    word('https', ...places.https),
    word('password', ...places.password),
    task('change password', ...PASSWORDS),
    task('new storage', ...places.addStorage),
    word('root folder id', ...ROOT_FOLDER_ID),
    task('delete', ...places.remove),
    task('upload', ...places.upload),
    task('download', ...places.download),
    symptom("can't log in", ...NO_ENTRY),
    symptom('storage lost after restart', ...EMPTY_START),
    word('free drivers', ...places.finder),
    task('mount', ...places.mount),
    word('proxy', ...places.proxy),
    task('backup', ...places.backup),
    task('share', ...places.share),
    word('user', ...places.user),
    word('guest', ...places.guest),
    word('video', ...places.video),
    word('subtitles', ...places.subtitles),
    task('update', ...places.update),
    word('search', ...places.search),
    word('index', ...places.index),
    word('encryption', ...places.encryption),
    word('log', ...places.log),
    word('google', ...places.google),
    word('port', ...places.port),
    word('aliyun', ...places.aliyun),
    word('china telecom', ...places.telecom),
    word('session', ...places.session),
    word('roles', ...places.role),
    word('windows', ...places.windows),
    word('database', ...places.database),
    word('readme', ...places.readme),
    task('hide', ...places.hide),
  ],
  zh: [
    word('nginx', ...places.nginx),
    word('https', ...places.https),
    word('密码', ...places.password),
    task('改密码', ...PASSWORDS),
    task('新增存储', ...places.addStorage),
    word('根文件夹 id', ...ROOT_FOLDER_ID),
    task('删除', ...places.remove),
    task('上传', ...places.upload),
    task('下载', ...places.download),
    symptom('登录不上', ...NO_ENTRY),
    symptom('重启后存储没了', ...EMPTY_START),
    word('免费网盘', ...places.finder),
    task('挂载网盘', ...places.mount),
    word('代理', ...places.proxy),
    task('备份', ...places.backup),
    task('分享', ...places.share),
    word('用户', ...places.user),
    word('访客', ...places.guest),
    word('视频', ...places.video),
    word('字幕', ...places.subtitles),
    task('更新', ...places.update),
    word('搜索', ...places.search),
    word('索引', ...places.index),
    word('加密', ...places.encryption),
    word('日志', ...places.log),
    word('谷歌', ...places.google),
    word('端口', ...places.port),
    word('阿里', ...places.aliyun),
    word('天翼', ...places.telecom),
    word('会话', ...places.session),
    word('角色', ...places.role),
    word('windows', ...places.windows),
    word('数据库', ...places.database),
    word('readme', ...places.readme),
    task('隐藏', ...places.hide),
  ],
};

/** The head words of one language; those of the other come in the same order, so that twins are in one half. */
export function headWords(locale: CompleteLocale): readonly HeadWord[] {
  return byLocale[locale];
}
