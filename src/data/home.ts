import type {Localized} from '@site/src/lib/localized';

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

/** Hero of the home page (specification section 3, home frontmatter). */
export const hero = {
  name: 'AList',
  tagline: {
    en: 'All your storage, one file tree.',
    zh: '所有存储，汇成一棵文件树。',
  },
  text: {
    en: 'A self-hosted program that mounts cloud drives, object storage and your own disks, and serves them as one tree: in the browser and over WebDAV, S3, FTP and SFTP.',
    zh: '一个自托管程序：挂载网盘、对象存储和你自己的磁盘，以同一棵树在浏览器里呈现，并通过 WebDAV、S3、FTP 和 SFTP 提供访问。',
  },
} as const satisfies Record<string, string | Localized>;

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

/** Feature panels; each statement is in the facts (features.json). */
export const features: readonly Panel[] = [
  {
    title: {en: 'One tree', zh: '一棵树'},
    text: {
      en: 'Each account, bucket or folder is mounted at a path of your choice, beside the others.',
      zh: '每个账号、存储桶或文件夹，都挂载到你选定的路径，与其他存储并列。',
    },
  },
  {
    title: {en: 'Many ways to read it', zh: '多种访问方式'},
    text: {
      en: 'A web page for people, WebDAV for players and file managers, S3, FTP and SFTP for tools.',
      zh: '人用网页，播放器和文件管理器用 WebDAV，工具用 S3、FTP 和 SFTP。',
    },
  },
  {
    title: {en: 'Previews', zh: '预览'},
    text: {
      en: 'Video, audio, images, text, Markdown and office files open in the page; players outside can take the link.',
      zh: '视频、音频、图片、文本、Markdown 和办公文档直接在网页里打开，也可以把链接交给外部播放器。',
    },
  },
  {
    title: {en: 'Users and paths', zh: '用户与路径'},
    text: {
      en: 'Roles grant permissions path by path. Passwords, hidden files and notes can be set for any folder.',
      zh: '角色按路径授予权限；任何文件夹都能设置密码、隐藏文件和说明。',
    },
  },
  {
    title: {en: 'Work in the background', zh: '后台任务'},
    text: {
      en: 'Copies between drives, uploads, unpacking and offline downloads run as tasks you can watch and retry.',
      zh: '跨存储复制、上传、解压和离线下载都以任务运行，可以查看进度并重试。',
    },
  },
  {
    title: {en: 'Share and find', zh: '分享与查找'},
    text: {
      en: 'Links with a password, an expiry or a limit; and a search index over everything you mounted.',
      zh: '分享链接可带密码、有效期或次数限制；搜索索引覆盖你挂载的全部内容。',
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
