import type {Localized} from '@site/src/lib/shared/localized';
import {countDrivers} from '@site/src/lib/shared/driverIndex';
import driverIndex from './driverIndex.json';

/** A door on the home page: a title, a line, and where it leads. */
export interface Door {
  readonly title: Localized;
  readonly text: Localized;
  readonly to: string;
}

/** A panel or numbered step: a title and a line or two. */
export interface Panel {
  readonly title: Localized;
  readonly text: Localized;
}

/** A number on the home page and what it counts. */
export interface Count {
  readonly value: number;
  readonly label: Localized;
}

interface HeroTexts {
  readonly name: string;
  readonly tagline: Localized<readonly string[]>;
  readonly text: Localized;
  readonly source: {readonly label: string; readonly to: string};
  readonly demo: {readonly label: Localized; readonly to: string};
}

/** Hero of the home page (specification section 3, home frontmatter); the tagline in phrases, so that a line ends between two. */
export const hero = {
  name: 'AList',
  tagline: {
    en: ['All your storage,', 'one file tree.'],
    zh: ['所有存储，', '汇成一棵文件树。'],
  },
  text: {
    en: 'AList is a self-hosted program that mounts cloud drives, object storage, and your own disks as one file tree. Open the tree in a browser, or over WebDAV, S3, FTP, or SFTP.',
    zh: 'AList 是自托管程序，把网盘、对象存储和你的磁盘挂载成一棵文件树，可以用浏览器打开，也可以通过 WebDAV、S3、FTP 和 SFTP 访问。',
  },
  source: {label: 'GitHub', to: 'https://github.com/AlistGo/alist'},
  demo: {label: {en: 'Demo', zh: '演示站'}, to: 'https://al.nn.ci'},
} as const satisfies HeroTexts;

/** Registered names of the drivers that the hero offers to pick, most wanted first. */
export const heroPicks: Localized<readonly string[]> = {
  en: ['Onedrive', 'GoogleDrive', 'S3', 'Dropbox', '115 Open', 'Local'],
  zh: ['AliyundriveOpen', '115 Open', 'BaiduNetdisk', 'Quark', 'Onedrive', 'Local'],
};

/** Starts AList with its defaults (install/docker). */
export const dockerRun = [
  'docker run -d --name alist \\',
  '  -p 5244:5244 \\',
  '  -v /etc/alist:/opt/alist/data \\',
  '  xhofe/alist:latest',
].join('\n');

/** The three ways in. */
export const doors: readonly Door[] = [
  {
    title: {en: 'Install AList', zh: '安装 AList'},
    text: {
      en: 'Choose an installation method and sign in for the first time.',
      zh: '选择安装方式，完成第一次登录。',
    },
    to: '/guide/install/',
  },
  {
    title: {en: 'Find my drive', zh: '查找我的网盘'},
    text: {
      en: 'Check whether AList can mount it and whether uploads work.',
      zh: '查看 AList 能否挂载你的网盘，是否支持上传。',
    },
    to: '#drivers',
  },
  {
    title: {en: 'Fix a problem', zh: '解决问题'},
    text: {
      en: 'Start with the message you see or the task you want to do.',
      zh: '按报错原文或想做的事查找答案。',
    },
    to: '/faq/',
  },
];

/** File protocols the tree is served over, beside the web page (features.json: webdav, s3_server, ftp, sftp). */
const protocols = ['WebDAV', 'S3', 'FTP', 'SFTP'] as const;

/** What AList reaches and how it is reached, counted from the data. */
export const counts: readonly Count[] = [
  {
    value: countDrivers(driverIndex),
    label: {
      en: 'drivers for cloud drives, servers, and disks',
      zh: '个驱动，支持网盘、服务器和磁盘',
    },
  },
  {
    value: protocols.length,
    label: {
      en: `file protocols besides the web interface: ${protocols.join(', ')}`,
      zh: `种文件协议（除网页端外）：${protocols.join('、')}`,
    },
  },
];

/** Names that the field of the driver finder understands. */
export const finderExamples: Localized = {
  en: 'OneDrive, 阿里云盘, SFTP',
  zh: 'OneDrive、阿里云盘、SFTP',
};

/** Opens the entries the driver finder does not show at first. */
export const finderRest: Localized = {en: 'Show the rest', zh: '展开其余'};

/** Feature panels; each statement is in the facts (features.json). */
export const features: readonly Panel[] = [
  {
    title: {en: 'One tree', zh: '一棵树'},
    text: {
      en: 'Mount each account, bucket, or folder at a path you choose.',
      zh: '每个账号、存储桶或文件夹都挂载到你指定的路径。',
    },
  },
  {
    title: {en: 'Many ways to access it', zh: '多种访问方式'},
    text: {
      en: 'Use the web interface in a browser, and WebDAV in players and file managers. You can also turn on S3, FTP, and SFTP.',
      zh: '浏览器访问网页端，播放器和文件管理器使用 WebDAV，还可以开启 S3、FTP 和 SFTP。',
    },
  },
  {
    title: {en: 'Previews', zh: '预览'},
    text: {
      en: 'Video, audio, images, text, and Markdown open in the browser. Office files open in an online viewer. You can also open videos in an external player.',
      zh: '视频、音频、图片、文本和 Markdown 直接在网页中打开，办公文档用在线查看器打开，视频也可以用外部播放器播放。',
    },
  },
  {
    title: {en: 'Users and paths', zh: '用户与路径'},
    text: {
      en: 'Roles grant permissions path by path. For any folder, you can set a password, hide files, or add a readme.',
      zh: '角色按路径授予权限。任何文件夹都可以设置密码、要隐藏的文件和说明。',
    },
  },
  {
    title: {en: 'Background tasks', zh: '后台任务'},
    text: {
      en: 'Copies between storages, uploads, extractions, and offline downloads run as tasks. You can follow their progress and retry them.',
      zh: '跨存储复制、上传、解压和离线下载都作为任务运行，可以查看进度和重试。',
    },
  },
  {
    title: {en: 'Share and search', zh: '分享与搜索'},
    text: {
      en: 'Create share links with a password, an expiration time, or a limit on how often they can be opened. Build an index to search all your storages.',
      zh: '分享链接可以设置密码、有效期和次数限制。建立索引后，可以搜索全部存储。',
    },
  },
];

/** Where the bytes go: the highlight with numbered steps. */
export const delivery: readonly Panel[] = [
  {
    title: {en: 'A visitor opens a file', zh: '访客打开文件'},
    text: {
      en: 'AList uses the credentials you saved to get a link from the provider.',
      zh: 'AList 用你保存的凭据，向服务商获取链接。',
    },
  },
  {
    title: {en: 'If the provider allows it: redirect', zh: '服务商允许时：重定向'},
    text: {
      en: "The visitor's browser downloads the file directly from the provider. The data doesn't go through your server.",
      zh: '访客的浏览器直接从服务商下载，不占用你的服务器带宽。',
    },
  },
  {
    title: {en: 'If not: proxy', zh: '不允许时：代理'},
    text: {
      en: 'When a link works only for your server, the data goes through AList.',
      zh: '链接只对你的服务器有效时，数据由 AList 中转。',
    },
  },
];
