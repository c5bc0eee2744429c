import type {Localized} from '@site/src/lib/shared/localized';

/** A place, as an address without the language, and the queries that it answers. */
export interface SearchAnswer {
  readonly path: string;
  readonly queries: Localized<readonly string[]>;
}

const answer = (path: string, en: string, zh: string): SearchAnswer => ({
  path,
  queries: {en: en.split(', '), zh: zh.split(', ')},
});

/**
 * Short queries that name no page, setting, or message, and the place that most readers who type just that look for. The search
 * can't know: `delete` is in hundreds of places. A name needs no line here; the place called so comes first anyway.
 */
export const searchAnswers: readonly SearchAnswer[] = [
  // The program itself.
  answer(
    '/guide/',
    'alist, alist guide, about alist, introduction, intro, overview, documentation, docs',
    'alist, alist 介绍, 介绍, 简介, 概述, 使用指南',
  ),
  answer(
    '/guide/#what',
    'what is alist, what does alist do, alist meaning, what can alist do',
    'alist 是什么, 什么是 alist, alist 能做什么, alist 有什么用, alist 干什么的',
  ),
  // Getting in.
  answer(
    '/faq/#getting-in',
    "can't log in, cannot log in, can't login, cannot login, can't sign in, cannot sign in, login not working, login problem, login fails, login failed, unable to log in, locked out",
    '登录不了, 登不上, 登录不上, 无法登录, 不能登录, 登录失败, 登陆不了, 登录问题, 登录不进去, 进不去',
  ),
  answer(
    '/faq/howto.html#password',
    'password, admin password, reset password, reset admin password, new password, password reset',
    '密码, 管理员密码, 重置密码, 重设密码, 新密码, 后台密码',
  ),
  answer(
    '/faq/#forgot-password',
    'forgot password, forgot, forgotten password, lost password, forgot admin password',
    '忘记密码, 忘了密码, 密码忘了, 密码忘记了, 找回密码, 丢失密码',
  ),
  answer(
    '/guide/advanced/user.html#change-password',
    'change password, user password, change my password',
    '改密码, 修改密码, 更改密码, 用户密码, 换密码, 设置密码',
  ),
  answer(
    '/faq/howto.html#default-password',
    'initial password, first password, default login, default user, default username',
    '默认密码, 初始密码, 默认账号, 默认用户名, 默认用户名和密码',
  ),
  answer(
    '/guide/first-steps.html#sign-in',
    'sign in, login, log in, login page, admin login',
    '登录, 登陆, 登录页, 登录地址, 登录后台',
  ),
  answer(
    '/faq/#lost-2fa',
    'lost 2fa, lost phone, reset 2fa, disable 2fa, remove 2fa',
    '手机丢了, 重置两步验证, 关闭两步验证, 取消两步验证',
  ),
  answer(
    '/config/#manage-page',
    'admin panel, admin page, dashboard, backend, manage',
    '后台, 管理页面, 管理后台, 后台地址, 管理页',
  ),
  answer(
    '/faq/howto.html#stay-signed-in',
    'stay signed in, stay logged in, keep me signed in, session timeout',
    '保持登录, 登录有效期, 免登录时间',
  ),
  answer(
    '/guide/advanced/session.html#steps',
    'sign out, log out, logout, sign out everywhere',
    '退出登录, 登出, 注销, 下线',
  ),
  // People.
  answer(
    '/guide/advanced/user.html',
    'account, accounts, users, user management',
    '账号, 账户, 用户管理, 多用户',
  ),
  answer(
    '/guide/advanced/user.html#steps',
    'add user, new user, create user, create account, new account, add account',
    '添加用户, 新建用户, 新增用户, 创建用户, 创建账号, 新建账号, 加用户',
  ),
  answer(
    '/guide/advanced/user.html#guest',
    'guest, guests, guest access, anonymous, anonymous access, visitor, visitors, disable guest, enable guest',
    '访客, 游客, 匿名, 匿名访问, 访客访问, 游客访问, 关闭访客, 开启访客, 游客模式',
  ),
  answer('/guide/advanced/role.html', 'group, user group, user groups', '用户组, 分组, 权限组'),
  answer(
    '/guide/advanced/user.html#permissions',
    'user permissions, allow upload, allow delete, permission settings',
    '用户权限, 权限设置, 允许上传, 允许删除, 权限管理',
  ),
  answer(
    '/reference/permissions.html',
    'permission, permission bits, permission number',
    '权限位, 权限值',
  ),
  answer(
    '/config/site.html#sign-up',
    'sign up, register, registration, self registration',
    '注册, 用户注册, 开放注册, 自助注册',
  ),
  answer(
    '/guide/recipes/one-folder.html',
    'one folder, limit user, restrict user, user folder, private folder, limited user',
    '限制用户, 用户目录, 私人文件夹, 单独文件夹, 限制目录',
  ),
  answer(
    '/guide/recipes/public-and-private.html',
    'private, make private, private site, public site, hide from guests, require login',
    '私有, 公开, 私密, 公开站点, 私人站点, 需要登录, 强制登录, 登录后可见',
  ),
  // Storages.
  answer(
    '/guide/first-steps.html#mount',
    'mount, add storage, add a storage, new storage, create storage, mount storage, add drive, add cloud, add cloud drive, add storages, add disk, first storage, connect storage, connect cloud',
    '挂载, 添加存储, 新增存储, 新建存储, 增加存储, 创建存储, 挂载存储, 挂载网盘, 添加网盘, 新增网盘, 添加云盘, 添加硬盘, 挂载云盘, 怎么挂载',
  ),
  answer(
    '/guide/drivers/',
    'drivers, storage, storages, free drivers, free driver, free storage, free cloud, free cloud storage, free cloud drive, free upload, free upload direct link, supported drives, supported clouds, providers, cloud, clouds, cloud drive, cloud drives, cloud storage, which drive, which driver, drive',
    '驱动, 存储, 网盘, 云盘, 云存储, 免费网盘, 免费云盘, 免费存储, 免费驱动, 支持的网盘, 支持哪些网盘, 网盘列表, 网盘推荐, 哪个网盘好, 驱动列表, 服务商',
  ),
  answer(
    '/guide/drivers/common.html',
    'storage settings, storage fields, storage options, common settings',
    '存储设置, 存储字段, 存储选项, 网盘设置',
  ),
  answer(
    '/guide/drivers/common.html#mount-path',
    'rename storage, rename drive, storage name, drive name',
    '存储名称, 网盘名称, 改网盘名, 重命名存储',
  ),
  answer(
    '/guide/drivers/common.html#sort',
    'sort, sorting, sort order, order of files, file order, sort files, sort by date',
    '排序, 文件排序, 按时间排序, 排序方式, 文件顺序',
  ),
  answer(
    '/guide/drivers/common.html#order',
    'storage order, order of storages, drive order',
    '存储排序, 网盘排序, 存储顺序, 网盘顺序',
  ),
  answer(
    '/faq/#init-failed',
    'storage error, storage failed, mount failed, storage not working, status, drive error, refresh token expired, refresh token has expired, refresh token invalid, invalid refresh token, cookie expired, cookie has expired, storage token expired',
    '存储报错, 存储失败, 挂载失败, 存储异常, 存储加载失败, 添加失败, 刷新令牌过期, 刷新令牌失效, 刷新令牌无效, 令牌失效, refresh token expired, refresh token 过期, refresh token 失效, cookie 过期, cookie 失效',
  ),
  answer(
    '/faq/#no-storage',
    'storage not found, no storage, no storages',
    '找不到存储, 没有存储, 未找到存储',
  ),
  answer(
    '/guide/drivers/googledrive.html#token',
    'google refresh token, google token, gdrive token, google drive token',
    'google refresh token, google 刷新令牌, 谷歌刷新令牌, google token, 谷歌令牌, 谷歌 token',
  ),
  answer(
    '/guide/advanced/delivery.html#provider-403',
    'download 403, downloads 403, 403 download, 403 on download, download fails with 403, 403 when downloading',
    '下载 403, 403 下载, 下载报 403, 下载出现 403, 下载提示 403, 下载失败 403',
  ),
  answer(
    '/faq/#stale-list',
    'refresh, new files, new file, file missing, files missing, missing files, not updated, refresh list, clear cache, not showing, files not showing',
    '刷新, 新文件, 文件不显示, 文件不更新, 不刷新, 列表不更新, 刷新列表, 清除缓存, 清缓存, 不显示',
  ),
  answer('/guide/advanced/system_arch.html#caches', 'cache, caching, caches', '缓存, 缓存机制'),
  answer(
    '/guide/drivers/local.html',
    'local, local files, local folder, local disk, hard disk, hard drive, usb, usb disk',
    '本地, 本地文件, 本地文件夹, 本地磁盘, 本地硬盘, 硬盘, 移动硬盘, 本机文件',
  ),
  answer(
    '/guide/drivers/local.html#thumbnails',
    'thumbnail, image thumbnails',
    '图片缩略图, 显示缩略图',
  ),
  answer(
    '/guide/drivers/Crypt.html',
    'encrypt, encryption, encrypted, encrypt files, encrypted storage',
    '加密, 加密文件, 加密存储, 加密网盘, 文件加密',
  ),
  answer(
    '/guide/advanced/alias.html',
    'merge, combine, merge folders, merge storages, combine storages, union',
    '合并, 聚合, 合并网盘, 合并存储, 合并文件夹',
  ),
  answer(
    '/guide/advanced/balance.html',
    'load balancing, load balance, balance, multiple accounts, several accounts',
    '多账号, 多个账号, 均衡',
  ),
  answer(
    '/tool/',
    'token, tokens, get token, get refresh token, get a token, token tool',
    '令牌, token, 获取 token',
  ),
  answer('/guide/api/fs.html#upload', 'upload with curl', 'curl 上传, 用 curl 上传, curl 上传文件'),
  answer(
    '/faq/#network',
    'network, network error, timeout, connection timeout, dns, connection refused',
    '网络, 网络错误, 超时, 连接超时, 网络超时, 连不上, 网络问题',
  ),
  answer(
    '/faq/howto.html#network',
    'http proxy, use proxy, socks5, proxy server',
    'http 代理, 走代理, 使用代理, 科学上网, socks5',
  ),
  // Files.
  answer('/config/side.html', 'toolbar, buttons, button, create file', '工具栏, 按钮, 侧边栏按钮'),
  answer(
    '/config/side.html#folder-buttons',
    'upload, uploads, upload files, upload file, new folder, create folder, mkdir',
    '上传, 上传文件, 怎么上传, 新建文件夹, 创建文件夹, 新建目录',
  ),
  answer(
    '/config/side.html#no-upload',
    'no upload button, upload button, upload missing',
    '上传按钮, 没有上传按钮',
  ),
  answer(
    '/faq/#no-upload',
    "cannot upload, can't upload, can't upload files, unable to upload, upload not working, upload does not work",
    '不能上传, 无法上传, 上传不了, 传不了, 上传不了文件, 文件传不上去, cannot upload',
  ),
  answer(
    '/guide/advanced/user.html#permissions',
    'delete, delete files, remove, remove files, delete file, rename, move, copy, cannot delete, cannot rename',
    '删除, 删除文件, 移除, 重命名, 移动, 复制, 改名, 移动文件, 复制文件, 不能删除',
  ),
  answer(
    '/faq/#upload-proxy',
    'upload failed, upload fails, upload error, large files, large upload',
    '上传失败, 上传报错, 大文件, 大文件上传, 上传出错',
  ),
  answer(
    '/guide/advanced/rapid_upload.html',
    'instant upload, fast upload, hash upload',
    '极速上传, 秒传',
  ),
  answer(
    '/guide/advanced/delivery.html',
    'redirect, 302, direct link, direct url, direct download, download link, links, permalink, bandwidth',
    '直链, 直连, 302, 重定向, 下载链接, 外链, 流量, 走流量, 直接下载, 文件直链, 中转',
  ),
  answer(
    '/guide/advanced/delivery.html#ways',
    'proxy, proxy mode, redirect or proxy',
    '代理, 代理模式',
  ),
  answer(
    '/guide/advanced/delivery.html#sign',
    'signature, signed link, signed links, link expires',
    '签名, 签名链接, 链接有效期',
  ),
  answer(
    '/guide/advanced/delivery.html#slow',
    'slow, slow download, slow downloads, download slow, download speed, speed, download is slow',
    '慢, 下载慢, 很慢, 下载速度, 速度, 速度慢, 下载速度慢, 下载很慢',
  ),
  answer(
    '/guide/recipes/video-slow.html',
    'video, videos, play video, playback, streaming, stream, buffering, movie, movies, video not playing, cannot play video',
    '视频, 播放, 播放视频, 看视频, 卡顿, 缓冲, 电影, 看电影, 视频播放, 视频卡, 在线播放, 无法播放, 播放不了',
  ),
  answer(
    '/guide/preview.html',
    'preview, view, viewer, open files, view files, preview files, pdf, office, images, photos, pictures, audio, music, documents',
    '预览, 查看, 文件预览, 在线预览, pdf, office, 图片, 照片, 音乐, 文档, 音频',
  ),
  answer(
    '/guide/preview.html#limits',
    'no preview, preview not working, cannot preview, preview fails',
    '不能预览, 无法预览, 预览失败, 预览不了, 没有预览',
  ),
  answer(
    '/guide/preview.html#side-files',
    'subtitle, subtitles, lyrics, srt, external subtitles',
    '字幕, 歌词, 外挂字幕, 加载字幕',
  ),
  answer(
    '/guide/preview.html#players',
    'player, players, external player, vlc, potplayer, iina, mpv, nplayer, open in player',
    '播放器, 外部播放器, vlc, potplayer, iina, mpv, nplayer, 第三方播放器',
  ),
  answer(
    '/guide/recipes/media-players.html',
    'tv, smart tv, media server, plex, kodi, infuse, apple tv, android tv',
    '电视, 媒体服务器, 影视, 媒体库, jellyfin, plex, kodi, infuse, 海报墙, 电视播放',
  ),
  answer(
    '/guide/advanced/share.html',
    'share, share link, share file, share files, share folder, sharing',
    '分享, 分享链接, 分享文件, 分享文件夹, 共享, 分享功能',
  ),
  answer(
    '/guide/advanced/meta.html',
    'folder settings, folder rules, path rule, path rules, folder options',
    '目录设置, 文件夹设置, 目录规则, 路径规则',
  ),
  answer(
    '/guide/advanced/meta.html#password',
    'folder password, protect folder, lock folder, password protect, password protected folder',
    '文件夹密码, 目录密码, 文件夹加密, 目录加密, 加密文件夹, 文件夹加锁',
  ),
  answer(
    '/guide/advanced/meta.html#hide',
    'hide, hidden, hide folder, hide file, hidden folder, hide a folder',
    '隐藏, 隐藏目录',
  ),
  answer('/config/global.html#hide-files', 'hidden files', '隐藏文件规则, 全局隐藏'),
  answer(
    '/guide/advanced/meta.html#readme',
    'readme, readme.md, header, folder description, description',
    'readme, readme.md, 说明, 目录说明, 文件夹说明, 描述, 自述文件',
  ),
  answer(
    '/guide/advanced/archive.html',
    'zip, rar, 7z, unzip, extract, archives, decompress, unpack, compressed files',
    '压缩包, 压缩文件, 解压, zip, rar, 7z, 解压缩',
  ),
  answer(
    '/guide/advanced/offline-download.html',
    'torrent, magnet, bt, remote download, aria2, qbittorrent, transmission, torrents',
    '种子, 磁力, 磁力链接, bt, 远程下载, aria2, qbittorrent, transmission, 离线, 下载种子',
  ),
  answer(
    '/guide/install/download.html',
    'download, downloads, download alist, releases, binary, which file',
    '下载, 下载地址, 下载 alist, 下载安装包, 安装包, 发布页, 选哪个文件',
  ),
  answer(
    '/guide/advanced/search.html',
    'search, full text search, find files, search files, file search',
    '搜索, 文件搜索, 全文搜索, 找文件, 搜索文件',
  ),
  answer(
    '/guide/advanced/search.html#build',
    'index, indexes, build index, rebuild index, indexing',
    '索引, 建立索引, 构建索引, 重建索引, 建索引',
  ),
  answer('/guide/advanced/label.html', 'tag, tags', '打标签, 文件标签'),
  answer('/config/configuration.html#tasks', 'task queue, queue', '任务队列, 队列'),
  answer(
    '/faq/howto.html#retry-failed',
    'failed tasks, retry tasks, retry failed, failed task',
    '失败任务, 重试任务, 任务失败, 任务重试, 重试失败',
  ),
  answer(
    '/faq/why.html#copy-waits',
    'copy not starting, task stuck, tasks pending, stuck task',
    '任务卡住, 复制不动, 任务不动, 任务等待',
  ),
  answer(
    '/config/traffic.html',
    'speed limit, threads, limit bandwidth',
    '线程, 线程数, 并发, 带宽',
  ),
  answer(
    '/faq/howto.html#limit-speed',
    'limit speed, throttle, bandwidth limit, limit bandwidth usage',
    '限制速度, 速度限制, 带宽限制, 限制带宽',
  ),
  // Look of the site.
  answer(
    '/config/style.html',
    'theme, themes, appearance, design, look, style, customize, customization',
    '主题, 外观, 样式, 美化, 自定义, 自定义外观, 界面美化',
  ),
  answer(
    '/config/style.html#own-css',
    'background, background image, wallpaper, css, custom css, font, fonts, dark theme',
    '背景, 背景图, 壁纸, css, 自定义 css, 字体, 背景图片',
  ),
  answer(
    '/config/style.html#logo',
    'logo, own logo, change logo',
    'logo, 图标, 换图标, 修改 logo, 换 logo',
  ),
  answer(
    '/config/style.html#favicon',
    'favicon, site icon, tab icon',
    'favicon, 网站图标, 标签页图标',
  ),
  answer(
    '/config/site.html#site-title',
    'title, site name, website name, change title',
    '标题, 网站标题, 站点名称, 网站名称, 站点标题, 改标题',
  ),
  answer(
    '/config/site.html#announcement',
    'announcement, notice, popup, message',
    '公告, 通知, 弹窗, 站点公告',
  ),
  answer(
    '/config/site.html#robots',
    'seo, robots, search engines, google index',
    '收录, seo, 搜索引擎, robots, 爬虫',
  ),
  answer(
    '/config/global.html#custom-html',
    'footer, custom html, custom head, javascript, analytics, icp',
    '页脚, 自定义头部, 自定义内容, 统计代码, 备案, 备案号, 自定义代码',
  ),
  answer(
    '/config/side.html#local-settings',
    'layout, grid, grid view, list view, view mode',
    '布局, 网格, 网格视图, 列表视图, 视图, 显示方式',
  ),
  answer(
    '/config/side.html#all-buttons',
    'dark mode, night mode, light mode',
    '深色模式, 夜间模式, 暗黑模式, 黑暗模式',
  ),
  answer(
    '/config/preview.html#types',
    'file types, file type, file extensions',
    '文件类型, 扩展名, 后缀, 文件后缀',
  ),
  answer('/config/', 'setting, settings, configure, config', '设置, 配置, 选项, 系统设置'),
  answer('/config/configuration.html', 'config file', 'config.json, 配置项'),
  answer(
    '/reference/environment.html',
    'env, env vars, environment, variables, docker env',
    '变量, 环境',
  ),
  // Running it.
  answer(
    '/guide/install/',
    'install, installation, setup, set up, deploy, how to install, install alist, get started',
    '安装, 部署, 搭建, 怎么安装, 安装教程, 安装 alist, 如何安装',
  ),
  answer(
    '/guide/install/#remove',
    'uninstall, remove alist, delete alist',
    '卸载, 删除 alist, 卸载 alist',
  ),
  answer(
    '/guide/first-steps.html',
    'quick start, begin, beginner, tutorial, first steps',
    '入门, 新手, 开始, 教程, 快速上手, 新手教程',
  ),
  answer(
    '/guide/install/docker.html',
    'container, docker compose, compose, docker run, docker install, docker on windows, docker desktop, docker linux, docker on linux, docker on mac, install docker',
    '容器, docker compose, compose, docker 安装, 镜像, windows docker, docker 部署, 用 docker',
  ),
  answer(
    '/guide/install/docker.html#host-folders',
    'docker volume, docker mount, docker local folder, docker volumes, bind mount',
    'docker 映射, docker 挂载, docker 目录, docker 本地目录, docker 路径, 映射目录',
  ),
  answer(
    '/guide/install/docker.html#user-group-identifiers',
    'puid, pgid, umask, docker permissions',
    'puid, pgid, umask, docker 权限',
  ),
  // What is called so in the settings of AList is its own server, and most readers look for the drive.
  answer('/guide/drivers/s3.html', 'bucket, buckets', '桶, 存储桶'),
  answer(
    '/guide/drivers/common.html#download-proxy-url',
    'download proxy, proxy for downloads',
    '下载代理, 下载代理网址',
  ),
  answer(
    '/guide/drivers/common.html#root-folder',
    'root folder, root folder id',
    '根目录, 根目录 id, 根文件夹',
  ),
  answer('/guide/install/nas.html', 'nas, panel', 'nas, 绿联, 极空间, 面板'),
  answer(
    '/guide/install/small-devices.html',
    'router, android, raspberry',
    '路由器, 安卓, 手机, 软路由',
  ),
  answer(
    '/guide/install/manual.html',
    'windows, windows install, install on windows, macos, mac, linux, exe, binary install',
    'windows, windows 安装, mac, macos, linux, exe, 二进制, 手动安装',
  ),
  answer(
    '/guide/install/script.html',
    'script install, one click install, vps, linux install, ubuntu, debian, centos',
    '一键安装, 一键脚本, 脚本安装, vps, linux 安装, ubuntu, debian, centos',
  ),
  answer(
    '/guide/install/desktop.html',
    'desktop, gui, windows app, mac app',
    '桌面端, 客户端软件, 图形界面, 桌面客户端',
  ),
  answer(
    '/guide/ecosystem.html',
    'app, apps, client, clients, tools, third party, plugins',
    'app, 客户端, 工具, 第三方, 插件, 周边, 第三方客户端',
  ),
  answer(
    '/guide/ecosystem.html#mobile',
    'mobile, mobile app, android app, ios app, iphone, ios, phone app',
    '手机客户端, 手机 app, 安卓 app, ios, 苹果手机, 手机软件, iphone',
  ),
  answer(
    '/guide/install/update.html',
    'update, upgrade, new version, latest version, updating, update alist',
    '更新, 升级, 新版本, 最新版, 最新版本, 更新 alist, 怎么升级',
  ),
  answer(
    '/guide/install/update.html#roll-back',
    'downgrade, rollback, roll back, old version, previous version',
    '降级, 回退, 回滚, 旧版本, 老版本',
  ),
  answer(
    '/guide/advanced/backup.html',
    'backup, back up, backups, restore, export, import, export settings',
    '备份, 恢复, 还原, 导出, 导入, 备份设置',
  ),
  answer(
    '/guide/migrate.html',
    'migrate, migration, move server, new server, openlist',
    '迁移, 换服务器, 转移, openlist, 换电脑',
  ),
  answer(
    '/guide/install/#empty-start',
    'lost, data lost, everything gone, storage lost, storages lost, storages gone, storage gone, lost after restart, storage lost after restart, gone after restart, settings gone, empty',
    '数据丢失, 存储丢失, 数据没了, 存储没了, 存储不见了, 重启丢失, 重启后没了, 重启后存储没了, 重启后丢失, 配置没了, 重启后数据没了',
  ),
  answer(
    '/guide/install/#data',
    'data, data folder, data directory, data.db',
    '数据, 数据目录, data 目录, 数据位置',
  ),
  answer(
    '/guide/install/#start-at-boot',
    'autostart, boot, service, auto start',
    '自启, 开机启动, 自动启动, 服务, 自启动',
  ),
  answer(
    '/guide/install/#unreachable',
    'cannot connect, not reachable, cannot access, page does not open, lan, firewall, cannot open',
    '打不开, 无法访问, 访问不了, 局域网, 防火墙, 网页打不开, 连接不上',
  ),
  answer(
    '/guide/install/reverse-proxy.html',
    'https, reverse proxy, domain, domain name, own domain, custom domain, http, nginx setup, nginx config, set up nginx, caddy, apache, traefik, cloudflare, nginx https',
    'https, 反代, 域名, 绑定域名, 自定义域名, nginx 配置, nginx 设置, caddy, apache, traefik, cloudflare, 宝塔, 配置域名, nginx 反代',
  ),
  answer(
    '/guide/install/reverse-proxy.html#subpath',
    'nginx subpath, subpath, sub path, subfolder, subdirectory',
    'nginx 子路径, 二级目录, 子目录, 子路径',
  ),
  answer(
    '/guide/install/reverse-proxy.html#cdn',
    'cloudflare cdn, cdn cache',
    '套 cdn, cdn 加速, cdn 缓存',
  ),
  answer(
    '/config/configuration.html#https',
    'certificate, enable https, ssl certificate, tls certificate, letsencrypt',
    '证书, ssl 证书, 开启 https, 启用 https, 配置证书',
  ),
  answer(
    '/faq/#http-links',
    'http instead of https, mixed content, links http, links not https',
    '链接是 http, 链接变成 http, 链接不是 https, 链接是 http 不是 https, http 变 https',
  ),
  answer(
    '/config/configuration.html#port',
    'port, ports, change port, 5244, port number',
    '端口, 改端口, 5244, 换端口, 端口号',
  ),
  answer(
    '/guide/install/#port-taken',
    'port in use, port already in use, port conflict, address in use',
    '端口占用, 端口被占用, 端口冲突',
  ),
  answer(
    '/config/configuration.html#database',
    'database, db, mysql, postgres, sqlite, databases',
    '数据库, mysql, postgres, sqlite, db',
  ),
  answer(
    '/config/configuration.html#change-engine',
    'change database, switch database, sqlite to mysql',
    '换数据库, 更换数据库, 数据库迁移, 切换数据库',
  ),
  answer(
    '/config/configuration.html#log',
    'log, logs, log file, logging',
    '日志, 日志文件, 调试, 查看日志, 日志位置',
  ),
  answer('/config/configuration.html#cors', 'cross origin, cross-origin', '跨域, 跨域问题'),
  answer(
    '/config/configuration.html#temp-dir',
    'temp, temp folder, temporary files, temp directory',
    '临时文件, 临时目录, temp 目录, 临时文件夹',
  ),
  answer(
    '/faq/why.html#disk-full',
    'disk full, no space, no space left, out of space, disk space',
    '磁盘满, 硬盘满, 磁盘空间, 空间不足, 磁盘满了, 硬盘满了',
  ),
  answer(
    '/guide/install/#need',
    'requirements, system requirements, memory, ram, hardware, cpu',
    '配置要求, 系统要求, 内存, 硬件, 内存占用, 占用内存',
  ),
  answer(
    '/guide/advanced/frp.html',
    'tunnel, remote access, intranet penetration, no public ip, nat',
    '穿透, 外网访问, 远程访问, 公网访问, 没有公网 ip',
  ),
  answer(
    '/guide/advanced/security.html',
    'security, secure, safe, safety, hacked, is it safe',
    '安全, 安全吗, 被黑, 安全设置, 安全问题',
  ),
  answer(
    '/faq/why.html#blank-page',
    'white screen, blank, white page, page not loading',
    '白屏, 空白, 空白页, 打开空白',
  ),
  answer(
    '/faq/error.html',
    'error, errors, error codes, error code, error message',
    '报错, 错误, 错误码, 错误代码, 出错',
  ),
  answer(
    '/faq/',
    'help, problem, problems, troubleshooting, issues, not working, question, questions',
    '帮助, 问题, 疑难, 常见问题, 故障, 用不了',
  ),
  answer(
    '/community/',
    'support, contact, chat, discord, forum, ask, feedback, bug, report bug',
    '支持, 联系, 交流群, 论坛, 提问, 反馈, bug, 群, 客服',
  ),
  answer(
    '/pricing.html',
    'price, cost, pay, free, paid, license, subscription',
    '价格, 收费, 付费, 免费, 免费吗, 要钱吗, 会员',
  ),
  answer('/guide/changelog.html', 'release notes, history', '更新日志, 更新记录, 版本记录, 新功能'),
  // Programs.
  answer(
    '/guide/webdav.html',
    'webdav, dav, webdav setup, webdav address, webdav url, connect webdav',
    'webdav, dav, webdav 设置, webdav 地址, 连接 webdav, webdav 连接',
  ),
  answer(
    '/guide/webdav.html#clients',
    'webdav client, webdav clients, raidrive, finder, explorer, file manager',
    'webdav 客户端, raidrive, 访达, 资源管理器, 文件管理器',
  ),
  answer(
    '/faq/#webdav-password',
    'webdav password, webdav login, webdav 401',
    'webdav 密码, webdav 登录, webdav 401',
  ),
  answer(
    '/faq/howto.html#drive-letter',
    'network drive, drive letter, map network drive, mount as drive, windows drive, mount on windows',
    '网络驱动器, 盘符, 映射网络驱动器, 挂载到本地, 本地挂载, 挂载到 windows, 映射盘',
  ),
  answer('/guide/advanced/ftp.html', 'ftp server, sftp server', 'ftp 服务, sftp 服务'),
  answer(
    '/guide/recipes/rclone-backup.html',
    'rclone, sync, rclone backup, synchronize, auto backup, automatic backup',
    'rclone, 同步, 自动备份, 定时备份, 文件同步, rclone 备份',
  ),
  answer(
    '/guide/api/',
    'api, rest api, http api, api docs, interface, developer',
    'api, 接口, api 文档, 接口文档, 开发, http 接口',
  ),
  answer('/guide/api/#tokens', 'bearer', 'api 令牌, 接口令牌'),
  answer(
    '/guide/api/paging.html',
    'pagination, paging, next page, list all files',
    '翻页, 每页, 下一页, 分页参数',
  ),
  answer(
    '/guide/api/retries.html',
    'retry, retries, rate limit, rate limits, too many requests, 429, backoff',
    '重试, 限流, 频率限制, 请求过多, 429, 请求频率',
  ),
  answer(
    '/guide/api/errors.html',
    'api errors, api error, client errors, error handling, client error',
    '接口报错, api 报错, 客户端报错, 客户端 报错, 接口错误, 错误处理',
  ),
  answer('/guide/api/uploads.html', 'api upload, upload program', '上传接口, api 上传, 接口上传'),
  answer('/guide/api/download.html', 'api download', 'api 下载'),
  answer(
    '/guide/recipes/python.html',
    'python, scripts, python script, automation',
    'python, python 脚本, 自动化',
  ),
  answer(
    '/guide/recipes/ci-upload.html',
    'ci, github actions, curl, jenkins, upload script, curl upload',
    'ci, github actions, curl, jenkins, 上传脚本, 自动上传',
  ),
  answer(
    '/guide/advanced/mcp.html',
    'ai, claude, chatgpt, assistant, llm',
    'ai, claude, chatgpt, 大模型, 人工智能, ai 助手',
  ),
  answer(
    '/guide/advanced/sso.html',
    'oauth, oidc, github login, google login, third party login',
    'oauth, oidc, 第三方登录, github 登录, 谷歌登录',
  ),
  answer(
    '/guide/advanced/ldap.html',
    'active directory, domain login, ad login',
    '域账号, 域登录, ad 域',
  ),
  answer(
    '/guide/advanced/webauthn.html',
    'fingerprint, face id, windows hello, yubikey',
    '指纹, 人脸, windows hello, 无密码登录',
  ),
  answer(
    '/reference/cli.html',
    'command, commands, command line, cli, terminal',
    '命令, 命令行, 终端, cli',
  ),
  // Groups of endpoints.
  answer(
    '/guide/api/auth.html',
    'login api, sign in api, auth api, account api, authentication api',
    '登录 api, 登录接口, 认证接口, 认证 api, 账号接口',
  ),
  answer(
    '/guide/api/fs.html',
    'file api, files api, fs api, folder api',
    '文件 api, 文件接口, 文件夹接口',
  ),
  answer('/guide/api/public.html', 'public api', '公开接口, 公开 api'),
  answer(
    '/guide/api/share.html',
    'share api, share link api, shares api',
    '分享 api, 分享接口, 分享链接接口',
  ),
  answer('/guide/api/task.html', 'task api, tasks api', '任务 api, 任务接口'),
  answer('/guide/api/label.html', 'label api, labels api', '标签 api, 标签接口'),
  answer('/guide/api/webdav.html', 'webdav api', 'webdav api, webdav 接口'),
  answer('/guide/api/s3.html', 's3 api', 's3 api, s3 接口'),
  answer(
    '/guide/api/admin/',
    'admin api, admin endpoints, management api',
    '管理 api, 管理接口, 管理员接口, 后台接口',
  ),
  answer(
    '/guide/api/admin/storage.html',
    'storage api, storages api, storage management api',
    '存储 api, 存储接口, 存储管理接口',
  ),
  answer(
    '/guide/api/admin/user.html',
    'user api, users api, user management api',
    '用户 api, 用户接口, 用户管理接口',
  ),
  answer('/guide/api/admin/role.html', 'role api, roles api', '角色 api, 角色接口'),
  answer('/guide/api/admin/setting.html', 'settings api, setting api', '设置 api, 设置接口'),
  answer(
    '/guide/api/admin/meta.html',
    'meta api, path rules api, path rule api, metas api',
    '元信息 api, 元信息接口',
  ),
  answer('/guide/api/admin/session.html', 'session api, sessions api', '会话 api, 会话接口'),
  answer(
    '/guide/api/admin/task.html',
    'admin task api, admin tasks api',
    '管理员任务 api, 管理员任务接口',
  ),
  answer('/guide/api/admin/driver.html', 'driver api, drivers api', '驱动 api'),
  answer('/guide/api/admin/message.html', 'message api, messages api', '消息 api, 消息接口'),
  answer('/guide/api/admin/search-index.html', 'index api, search index api', '索引 api, 索引接口'),
  answer(
    '/guide/api/admin/label.html',
    'admin label api, label management api',
    '标签管理 api, 标签管理接口',
  ),
];
