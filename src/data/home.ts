import type {Localized} from '@site/src/lib/localized';
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
}

/** Hero of the home page (specification section 3, home frontmatter); the tagline in phrases, so that a line ends between two. */
export const hero = {
  name: 'AList',
  tagline: {
    en: ['All your storage,', 'one file tree.'],
    zh: ['所有存储，', '汇成一棵文件树。'],
  },
  text: {
    en: 'A self-hosted program that mounts cloud drives, object storage, and your own disks, and serves them as one tree: in the browser and over WebDAV, S3, FTP, and SFTP.',
    zh: '一个自托管程序：挂载网盘、对象存储和你自己的磁盘，以同一棵树在浏览器里呈现，并通过 WebDAV、S3、FTP 和 SFTP 提供访问。',
  },
  source: {label: 'GitHub', to: 'https://github.com/AlistGo/alist'},
} as const satisfies HeroTexts;

/** The three ways in. */
export const doors: readonly Door[] = [
  {
    title: {en: 'Install it', zh: '安装'},
    text: {
      en: 'Choose a way that fits your machine and sign in for the first time.',
      zh: '选一种适合你机器的方式，完成第一次登录。',
    },
    to: '/guide/install/',
  },
  {
    title: {en: 'Find my drive', zh: '找我的网盘'},
    text: {
      en: 'See whether AList can mount it, and whether uploads work.',
      zh: '看看 AList 能否挂载它，能否上传。',
    },
    to: '#drivers',
  },
  {
    title: {en: 'Fix a problem', zh: '解决问题'},
    text: {
      en: 'Start from the message you see or from what you wanted to do.',
      zh: '从你看到的报错，或者你想做的事入手。',
    },
    to: '/faq/',
  },
];

/** File protocols the tree is served over, beside the web page (features.json: webdav, s3_server, ftp, sftp). */
const protocols = ['WebDAV', 'S3', 'FTP', 'SFTP'] as const;

/** The idea in three numbers, counted from the data. */
export const counts: readonly Count[] = [
  {
    value: driverIndex.flatMap(({names}) => names).length,
    label: {en: 'drivers for drives, servers, and disks', zh: '个驱动，对接网盘、服务器与磁盘'},
  },
  {
    value: 1,
    label: {en: 'tree that holds all of it', zh: '棵树，收纳全部文件'},
  },
  {
    value: protocols.length,
    label: {
      en: `file protocols beside the web page: ${protocols.join(', ')}`,
      zh: `种文件协议，与网页并行：${protocols.join('、')}`,
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
      en: 'Each account, bucket, or folder is mounted at a path of your choice, beside the others.',
      zh: '每个账号、存储桶或文件夹，都挂载到你选定的路径，与其他存储并列。',
    },
  },
  {
    title: {en: 'Many ways to read it', zh: '多种访问方式'},
    text: {
      en: 'A web page for people and WebDAV for players and file managers. S3, FTP, and SFTP can be turned on for tools.',
      zh: '人用网页，播放器和文件管理器用 WebDAV；工具需要时，可以开启 S3、FTP 和 SFTP。',
    },
  },
  {
    title: {en: 'Previews', zh: '预览'},
    text: {
      en: 'Video, audio, images, text, and Markdown open in the page, office files in an online viewer. Outside players can take the link.',
      zh: '视频、音频、图片、文本和 Markdown 在网页里打开，办公文档用在线查看器打开；视频也可以交给外部播放器。',
    },
  },
  {
    title: {en: 'Users and paths', zh: '用户与路径'},
    text: {
      en: 'Roles grant permissions path by path. Passwords, hidden files, and notes can be set for any folder.',
      zh: '角色按路径授予权限；任何文件夹都能设置密码、隐藏文件和说明。',
    },
  },
  {
    title: {en: 'Work in the background', zh: '后台任务'},
    text: {
      en: 'Copies between drives, uploads, unpacking, and offline downloads run as tasks you can watch and retry.',
      zh: '跨存储复制、上传、解压和离线下载都以任务运行，可以查看进度并重试。',
    },
  },
  {
    title: {en: 'Share and find', zh: '分享与查找'},
    text: {
      en: 'Share links with a password, an expiry, or a limit. Build an index and search across what you mounted.',
      zh: '分享链接可带密码、有效期或次数限制；建立索引后，可以跨存储搜索。',
    },
  },
];

/** Where the bytes go: the highlight with numbered steps. */
export const delivery: readonly Panel[] = [
  {
    title: {en: 'A visitor opens a file', zh: '访客打开文件'},
    text: {
      en: 'AList asks the provider for a link, with the account you stored.',
      zh: 'AList 用你保存的账号，向服务商取得链接。',
    },
  },
  {
    title: {en: 'Redirect, where the provider allows it', zh: '服务商允许时，重定向'},
    text: {
      en: 'The visitor’s browser fetches the bytes from the provider. Your server carries none of them.',
      zh: '访客的浏览器直接从服务商取数据，不占用你的服务器带宽。',
    },
  },
  {
    title: {en: 'Proxy, where it must', zh: '必须时，代理'},
    text: {
      en: 'When a link works only for your server, AList passes the bytes through.',
      zh: '链接只对你的服务器有效时，数据由 AList 转发。',
    },
  },
];
