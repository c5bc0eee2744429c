import type {PictureTexts} from '@site/src/lib/node/pictures';

/** Texts of the pictures of AList by scene. `npm run pictures` takes the pictures (`scripts/pictures/scenes.ts`). */
export const pictures = {
  'sign-in': {
    alt: {
      en: 'Sign-in page with fields for username and password, the buttons Clear and Login, and Browse as a guest below.',
      zh: '登录页：用户名和密码输入框，「清除」与「登录」按钮，下方是「以游客身份浏览」。',
    },
    caption: {en: 'The sign-in page', zh: '登录页'},
  },
  'sign-in-sso-ldap': {
    alt: {
      en: 'Sign-in page with SSO, LDAP, and passkeys turned on: an LDAP checkbox and icons for the other ways appear below the buttons.',
      zh: '开启单点登录、LDAP 和通行密钥后的登录页：按钮下方多出 LDAP 选框和其他登录方式的图标。',
    },
    caption: {
      en: 'The sign-in page with SSO, LDAP, and passkeys turned on',
      zh: '开启单点登录、LDAP 和通行密钥后的登录页',
    },
  },
  'empty-site': {
    alt: {
      en: 'A new site shows the message "failed get storage: storage not found; please add a storage first" and the button Go to storages.',
      zh: '新站点显示报错 failed get storage: storage not found; please add a storage first，下方有前往存储页的按钮。',
    },
    caption: {en: 'A new site without a storage', zh: '还没有存储的新站点'},
  },
  'storage-not-found': {
    alt: {
      en: 'The path /nothing shows the message that the storage was not found, with a button that leads to the storages.',
      zh: '打开 /nothing 时显示找不到存储的报错，下方有前往存储页的按钮。',
    },
    caption: {
      en: 'The message for a path without a storage',
      zh: '路径下没有存储时的报错',
    },
  },
  'files-list': {
    alt: {
      en: 'A folder as a list: names, sizes, and times of change. The button for the layout is at the top right.',
      zh: '列表布局的文件夹：名称、大小和修改时间。布局按钮在右上角。',
    },
    caption: {en: 'A folder in the list layout', zh: '列表布局'},
    marks: {
      layout: {en: 'Changes the layout.', zh: '切换布局。'},
      more: {
        en: 'Opens the toolbar: upload, new folder, offline download.',
        zh: '展开工具栏：上传、新建文件夹、离线下载等。',
      },
    },
  },
  'files-home': {
    alt: {
      en: 'The home page of a site with five storages, each shown as a folder.',
      zh: '有五个存储的站点首页，每个存储显示为一个文件夹。',
    },
    caption: {
      en: 'Each storage is a folder on the home page',
      zh: '每个存储在首页显示为一个文件夹',
    },
  },
  'files-grid': {
    alt: {
      en: 'A folder of six photos in the grid layout, with a thumbnail above each name.',
      zh: '网格布局的照片文件夹：六张照片，名称上方是缩略图。',
    },
    caption: {en: 'Photos in the grid layout, with thumbnails', zh: '网格布局与缩略图'},
  },
  'phone-files': {
    alt: {
      en: 'The same folder on a phone: names and sizes, with the layout button at the top and the toolbar button at the bottom.',
      zh: '手机上的同一文件夹：名称与大小，布局按钮在顶部，工具栏按钮在底部。',
    },
    caption: {en: 'A folder on a phone', zh: '手机上的文件夹'},
  },
  'phone-form': {
    alt: {
      en: 'The form for a new storage on a phone, with the fields below each other. The menu opens with the button at the top left.',
      zh: '手机上的新建存储表单，字段上下排列，菜单由左上角的按钮打开。',
    },
    caption: {en: 'The form for a storage on a phone', zh: '手机上的存储表单'},
  },
  'file-menu': {
    alt: {
      en: 'Menu of a folder after a right-click: rename, move, copy, delete, share, copy the link, download.',
      zh: '右键点击文件夹后的菜单：重命名、移动、复制、删除、分享、复制链接、下载。',
    },
    caption: {en: 'Menu of a file or folder (right-click)', zh: '文件或文件夹的右键菜单'},
  },
  'add-storage-empty': {
    alt: {
      en: 'The page Manage, Storages, Add before a driver is chosen: only the field Driver and the button Add.',
      zh: '管理、存储、添加页面，还没有选择驱动：只有「驱动」一栏和「添加」按钮。',
    },
    caption: {en: 'A new storage, before you choose a driver', zh: '新建存储：选择驱动之前'},
    marks: {
      menu: {en: 'Storages in the menu.', zh: '菜单中的「存储」。'},
      driver: {
        en: 'Choose a driver here. Its fields then appear below.',
        zh: '在这里选择驱动，下方随即出现它的字段。',
      },
      add: {en: 'Saves the storage.', zh: '保存存储。'},
    },
  },
  'add-storage-local': {
    alt: {
      en: 'Form for a new storage: driver Local, mount path /media, root folder path /srv/media.',
      zh: '新建存储的表单：驱动为「本机存储」，显示文件夹名称为 /media，根文件夹路径为 /srv/media。',
    },
    caption: {
      en: 'The form for a folder on the server, filled in',
      zh: '填好的表单：把服务器上的一个文件夹作为存储',
    },
    marks: {
      driver: {
        en: 'The driver. The fields below depend on it.',
        zh: '驱动，下方的字段随驱动而变。',
      },
      mount_path: {en: 'The path that visitors will see.', zh: '访客看到的路径。'},
      root_folder_path: {en: 'The folder on the server.', zh: '服务器上的文件夹。'},
    },
  },
  'add-storage-s3': {
    alt: {
      en: 'The fields of S3, filled in: bucket family-archive, endpoint https://s3.example.com, region us-east-1, and the two keys. The secret is hidden.',
      zh: '填好的对象存储字段：存储桶 family-archive、端点 https://s3.example.com、区域 us-east-1 和两个密钥，私有密钥已隐去。',
    },
    caption: {en: 'The fields of S3, filled in', zh: '填好的对象存储字段'},
  },
  'add-storage-onedrive': {
    alt: {
      en: 'The fields of Onedrive, filled in: region, client ID, client secret, redirect URI, and refresh token. The secrets are hidden.',
      zh: '填好的 Onedrive 字段：地区、客户端 ID、客户端密钥、回调地址和刷新令牌，密钥与令牌已隐去。',
    },
    caption: {en: 'The fields of Onedrive, filled in', zh: '填好的 Onedrive 字段'},
    marks: {
      region: {en: 'The cloud of the account.', zh: '账号所在的云。'},
      client_id: {en: 'The ID of your app.', zh: '你的应用的 ID。'},
      client_secret: {en: 'Its secret. Hidden in this picture.', zh: '应用的密钥，图中已隐去。'},
      redirect_uri: {
        en: 'The redirect URI, exactly as in the app. This one is from the manual steps. The helper shows another one.',
        zh: '回调地址，与应用中登记的完全一致。图中是手动步骤的地址，令牌助手的地址与此不同。',
      },
      refresh_token: {
        en: 'The token from the steps above. Hidden in this picture.',
        zh: '前面步骤得到的刷新令牌，图中已隐去。',
      },
    },
  },
  'token-fields': {
    alt: {
      en: 'The fields of AliyundriveOpen from the root folder ID to the OAuth token URL. The refresh token is hidden.',
      zh: '阿里云盘 Open 从根文件夹 ID 到 OAuth 令牌地址的字段，刷新令牌已隐去。',
    },
    caption: {en: 'Where the token goes', zh: '令牌填写的位置'},
    marks: {
      refresh_token: {
        en: 'The token from the helper. Hidden in this picture.',
        zh: '令牌助手给出的令牌，图中已隐去。',
      },
      oauth_token_url: {en: 'The token server that renews it.', zh: '为令牌续期的令牌服务器。'},
    },
  },
  'proxy-fields': {
    alt: {
      en: 'The fields that decide how files reach visitors: Web proxy, WebDAV policy, Download proxy URL, and the signing of its links.',
      zh: '决定文件如何传给访客的字段：Web 代理、WebDAV 策略、下载代理 URL 及其签名。',
    },
    caption: {
      en: 'The fields that decide how files reach visitors',
      zh: '决定文件如何传给访客的字段',
    },
    marks: {
      web_proxy: {
        en: 'Sends files of the web interface through AList.',
        zh: '网页端的文件经 AList 传输。',
      },
      webdav_policy: {en: 'How WebDAV clients get files.', zh: 'WebDAV 客户端获取文件的方式。'},
      down_proxy_url: {
        en: 'Another server that downloads for AList.',
        zh: '代替 AList 提供下载的另一台服务器。',
      },
    },
  },
  'storages-status': {
    alt: {
      en: 'Cards of the storages: most have the status work, and one shows the error of a server that refuses the connection.',
      zh: '存储卡片：多数存储的状态为 work，另一个显示服务器拒绝连接的报错。',
    },
    caption: {
      en: 'Each storage with its status: work, or the error',
      zh: '每个存储的状态：work 或报错',
    },
  },
  users: {
    alt: {
      en: 'The list of users with their roles. The guest and one user are disabled. Buttons edit, delete, and cancel 2FA.',
      zh: '用户列表与各自的角色，访客和另一个用户已停用；按钮用于编辑、删除和取消两步验证。',
    },
    caption: {en: 'The users and their roles', zh: '用户与角色'},
  },
  'user-form': {
    alt: {
      en: 'Form for a new user with username, password, role, and the limits for devices and sessions.',
      zh: '新建用户的表单：用户名、密码、角色，以及设备数与会话的限制。',
    },
    caption: {en: 'The form for a new user', zh: '新建用户的表单'},
  },
  roles: {
    alt: {
      en: 'The list of roles: guest and admin, which come with AList, and the role family.',
      zh: '角色列表：AList 自带的 guest 和 admin，以及新建的角色「家人」。',
    },
    caption: {en: 'The roles', zh: '角色列表'},
  },
  'role-form': {
    alt: {
      en: 'Form for a role with two paths, / and /Documents, each with its permissions.',
      zh: '角色的表单：有 / 和 /文档 两个路径，各有自己的权限。',
    },
    caption: {
      en: 'A role has permissions for each of its paths',
      zh: '角色的每个路径都有自己的权限',
    },
  },
  'path-rules': {
    alt: {
      en: 'The list of path rules with one rule: a password for /Photos.',
      zh: '元信息列表，有一条规则：/照片 需要密码。',
    },
    caption: {en: 'The path rules', zh: '元信息列表'},
  },
  'path-rule-form': {
    alt: {
      en: 'Form for a path rule: path, password, write, hide, header, and readme, each with a checkbox for subfolders.',
      zh: '元信息的表单：路径、密码、写入、隐藏、页眉和说明，各项旁有是否应用到子文件夹的选框。',
    },
    caption: {en: 'The form for a path rule', zh: '元信息的表单'},
  },
  'share-dialog': {
    alt: {
      en: 'Dialog for a new share: name, link, password, access limit, expiry, and whether preview and download are allowed.',
      zh: '新建分享的对话框：名称、链接、密码、访问次数、有效期，以及是否允许预览和下载。',
    },
    caption: {en: 'The dialog for a new share', zh: '新建分享的对话框'},
  },
  'share-visitor': {
    alt: {
      en: "A share as its visitor sees it: the share's name, and its files with their sizes.",
      zh: '访客看到的分享：上方是分享名称，下方是文件及其大小。',
    },
    caption: {en: 'A share as its visitors see it', zh: '访客看到的分享'},
  },
  shares: {
    alt: {
      en: 'The list of shares with their links, targets, and expiry. Buttons copy, open, edit, invalidate, and delete a share.',
      zh: '分享列表：链接、目标和有效期；按钮用于复制、打开、编辑、失效和删除。',
    },
    caption: {en: 'Your shares under Manage', zh: '管理页面中的分享'},
  },
  'preview-video': {
    alt: {
      en: 'A video in the player, with icons that open it in other players below.',
      zh: '播放器中的视频，下方的图标可用其他播放器打开。',
    },
    caption: {en: 'Preview of a video', zh: '视频预览'},
  },
  'preview-audio': {
    alt: {
      en: 'A song in the audio player with its progress and volume.',
      zh: '音频播放器中的歌曲，带进度和音量。',
    },
    caption: {en: 'Preview of an audio file', zh: '音频预览'},
  },
  'preview-text': {
    alt: {
      en: 'A shell script as text. A list above it chooses the kind of preview.',
      zh: '以文本显示的脚本，上方的列表用于选择预览方式。',
    },
    caption: {en: 'Preview of a text file', zh: '文本预览'},
  },
  'preview-markdown': {
    alt: {
      en: 'A Markdown file with its heading, table, list, and quotation.',
      zh: 'Markdown 文件：标题、表格、列表和引用。',
    },
    caption: {en: 'Preview of a Markdown file', zh: 'Markdown 预览'},
  },
  'preview-archive': {
    alt: {
      en: 'The content of a ZIP file as a list, without extracting it.',
      zh: '以列表显示 ZIP 压缩包的内容，无需解压。',
    },
    caption: {en: 'Preview of an archive', zh: '压缩包预览'},
  },
  'settings-site': {
    alt: {
      en: 'Settings, Site: version, site title, announcement, pagination, and more.',
      zh: '设置中的「站点」：版本、站点标题、公告、分页等。',
    },
    caption: {en: 'The settings of the site', zh: '站点设置'},
  },
  'settings-style': {
    alt: {
      en: 'Settings, Style: logo, favicon, main color, home icon, width of the page, and layout of the settings.',
      zh: '设置中的「样式」：徽标、网站图标、主题颜色、主页图标、页面宽度和设置页布局。',
    },
    caption: {en: 'The settings of the style', zh: '样式设置'},
  },
  'settings-preview': {
    alt: {
      en: 'Settings, Preview: lists of extensions for text, audio, video, and images, and types that go through AList.',
      zh: '设置中的「预览」：文本、音频、视频和图片的扩展名，以及由 AList 代理的类型。',
    },
    caption: {en: 'The settings of the preview', zh: '预览设置'},
  },
  'settings-viewers': {
    alt: {
      en: 'Settings, Preview management: file extensions, and for one of them its viewers in their order, each with a switch.',
      zh: '设置中的「预览管理」：扩展名，以及其中一个扩展名的各个查看器、顺序和开关。',
    },
    caption: {en: 'The viewers of an extension, in their order', zh: '某个扩展名的查看器与顺序'},
  },
  'settings-tag': {
    alt: {
      en: 'Settings, Tag: the list of labels with one label, Garden, and the buttons Edit and Delete.',
      zh: '设置中的「标签」：列表中有一个标签「花园」，旁边是编辑和删除按钮。',
    },
    caption: {en: 'The labels', zh: '标签列表'},
  },
  'settings-global': {
    alt: {
      en: 'Settings, Global: hidden files, package download, custom head and body, link expiration, and signing.',
      zh: '设置中的「全局」：隐藏文件、打包下载、自定义头部和内容、链接有效期和签名。',
    },
    caption: {en: 'The global settings', zh: '全局设置'},
  },
  'settings-sso': {
    alt: {
      en: 'Settings, Single Sign-on: the switch, the platform, and the client ID and secret.',
      zh: '设置中的「单点登录」：开关、平台、客户端 ID 和密钥。',
    },
    caption: {en: 'The settings of single sign-on', zh: '单点登录设置'},
  },
  'settings-ldap': {
    alt: {
      en: 'Settings, LDAP: the switch, the server, the manager, and where and how to find users.',
      zh: '设置中的「LDAP」：开关、服务器、管理账号，以及查找用户的位置和方式。',
    },
    caption: {en: 'The settings of LDAP', zh: 'LDAP 设置'},
  },
  'settings-s3': {
    alt: {
      en: 'Settings, S3: access key ID, secret access key, the button that generates both, and the buckets.',
      zh: '设置中的「对象存储」：访问密钥 ID、私有密钥、生成按钮和存储桶。',
    },
    caption: {en: 'The settings of the S3 server', zh: 'S3 服务设置'},
  },
  'settings-ftp': {
    alt: {
      en: 'Settings, FTP: public host, ports for passive mode, and TLS.',
      zh: '设置中的「FTP」：公网主机、被动模式端口和 TLS。',
    },
    caption: {en: 'The settings of FTP', zh: 'FTP 设置'},
  },
  'settings-frp': {
    alt: {
      en: "Settings, FRP Tunnel: the state of the connection, the switch, and the server's address, port, and token.",
      zh: '设置中的 FRP 内网穿透：连接状态、开关，以及服务器的地址、端口和令牌。',
    },
    caption: {en: 'The settings of the FRP tunnel', zh: 'FRP 设置'},
  },
  'settings-traffic': {
    alt: {
      en: 'Settings, Traffic: numbers of workers for each kind of task, and speed limits. -1 means no limit.',
      zh: '设置中的「传输」：各类任务的线程数和速度上限，-1 表示不限。',
    },
    caption: {en: 'The settings of tasks and speeds', zh: '传输设置'},
  },
  'settings-other': {
    alt: {
      en: 'Settings, Other: addresses and secrets of the download tools, and the token of AList.',
      zh: '设置中的「其他」：下载工具的地址和密钥，以及 AList 的令牌。',
    },
    caption: {en: 'The settings of the download tools', zh: '下载工具的设置'},
  },
  indexing: {
    alt: {
      en: 'The page Indexes: the kind of index and its options above, and buttons that build, update, stop, and clear the index below.',
      zh: '「索引」页面：上方是索引类型与选项，下方是构建、更新、停止和清除索引的按钮。',
    },
    caption: {en: 'The page for the search index', zh: '搜索索引页面'},
  },
  'tasks-copy': {
    alt: {
      en: 'The copy tasks: one is running at 40 percent. Buttons cancel and retry tasks.',
      zh: '复制任务：一个任务正在进行，已完成 40%；按钮用于取消和重试。',
    },
    caption: {en: 'A copy task while it runs', zh: '正在进行的复制任务'},
  },
  'offline-download': {
    alt: {
      en: 'Dialog for an offline download: the tool, a field for URLs with one per line, and what happens to the temporary files.',
      zh: '离线下载对话框：下载工具、每行一个的网址，以及临时文件的处理方式。',
    },
    caption: {en: 'The dialog for an offline download', zh: '离线下载对话框'},
  },
  'backup-restore': {
    alt: {
      en: 'The page Backup & Restore: the buttons Backup and Restore, the switch Override, and a field for the encryption password.',
      zh: '备份与恢复页面：「备份」和「恢复」按钮、「覆盖」开关，以及加密密码。',
    },
    caption: {en: 'Backup and restore', zh: '备份与恢复'},
  },
  'two-factor': {
    alt: {
      en: 'Setup of 2FA: a QR code for the authenticator app, the secret as text, and a field for the code.',
      zh: '设置两步验证：供验证器应用扫描的二维码、文本形式的密钥，以及验证码输入框。',
    },
    caption: {
      en: 'Setup of 2FA, with a made-up secret',
      zh: '设置两步验证（图中的密钥是虚构的）',
    },
  },
  passkeys: {
    alt: {
      en: 'The profile page with passkeys turned on: a section WebAuthn with a button that adds a passkey appears below the password.',
      zh: '开启通行密钥后的个人资料页：密码下方出现 WebAuthn 一节，其中的按钮用于添加通行密钥。',
    },
    caption: {en: 'Passkeys on the profile page', zh: '个人资料页中的通行密钥'},
  },
  sessions: {
    alt: {
      en: 'Two sessions with their devices, addresses, and times of last activity. The button Kick Out signs a device out.',
      zh: '两个会话：设备、地址和最近活跃时间；每行有让该设备退出登录的按钮。',
    },
    caption: {en: 'Your sessions', zh: '我的会话'},
  },
} as const satisfies Readonly<Record<string, PictureTexts>>;
