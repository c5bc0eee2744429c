import type {Saying} from '@site/src/lib/shared/search/query';

const say = (said: string, written: string): Saying => ({
  said: said.split(', '),
  written: written.split(', '),
});

/**
 * What readers say, and what the English pages say instead: the pages use one word per thing, readers don't. It works in one
 * direction only, so a reader who uses the word of the pages finds nothing else.
 */
const english: readonly Saying[] = [
  // What goes wrong.
  say(
    'lag, laggy, lagging, stutter, stuttering, choppy, buffer, buffering, sluggish',
    'slow, buffering',
  ),
  say('takes forever, take forever, takes ages', 'slow, slowly'),
  say('gibberish, mojibake, weird characters, strange characters, scrambled', 'garbled'),
  say('stuck, freeze, freezes, frozen, hang, hanging', 'hangs, stays, wait'),
  say('100 percent', '100%'),
  say('disappear, disappeared, vanish, vanished, wiped', 'empty, gone, missing'),
  say('cannot see, not see, not seeing', 'not appear, not see'),
  say('filling up, fills up, out of space, no space left, running out of space', 'full'),
  say('white page, completely white, blank screen', 'blank page'),
  say('show up, shows up, showing, invisible', 'appear, appears'),
  say('locked out, lock out', 'unsuccessful, locked'),
  say('ban, banned, suspended', 'blocks, blocked'),
  say(
    'kicked out, logs out, logging me out, logged out, log out, logout, sign off',
    'sign out, signed out',
  ),
  say('stolen', 'lost'),
  say('crash, crashes, crashed', 'stops, panic'),
  say('reboot, rebooting', 'restart'),
  // Things.
  say('movie, movies, film, films, clip, clips, episode, tv show', 'video'),
  say('picture, pictures, pic, pics', 'image, picture'),
  say('tv, television, smart tv', 'players, media'),
  say('pc, laptop, desktop pc', 'computer, server'),
  say('phone, smartphone, iphone, ipad', 'phone, device'),
  say('hard drive, hard disk, hdd, ssd', 'disk'),
  say('webpage, web page, website, homepage', 'page, site'),
  say('website name, site name, name of the site', 'site title'),
  say('background image, wallpaper, background picture', 'background'),
  say('tags', 'label'),
  say('friend, friends, somebody, other people, colleague', 'user, person'),
  say('stranger, strangers, everybody', 'visitor, guest'),
  say('face id, touch id', 'passkey'),
  say('mapped drive', 'windows drive, drive'),
  say('bill, fee, fees, pay, paid, money, expensive, premium', 'cost, free'),
  say('safe, trustworthy', 'privacy, secure, security'),
  say('virus, malware', 'antivirus'),
  say('gui, dashboard, control panel, back end', 'admin panel'),
  // Actions.
  say('song', 'audio'),
  say('corrupt, corrupted', 'damaged'),
  say('watch', 'play'),
  say('skip, skip forward, skip ahead, fast forward, jump', 'seek'),
  say('combine, merge, unite, join', 'merge'),
  say(
    'downgrade, go back to an old version, old version, older version, previous version',
    'roll back',
  ),
  say('require login, login required, force login, only signed in', 'guest, sign-in'),
  say('throttle, cap', 'limit'),
];

/** The same for the Chinese pages, with words of Taiwan and Hong Kong after their characters have been simplified. */
const chinese: readonly Saying[] = [
  // 现象
  say('转圈, 一直加载, 加载不出来, 缓冲', '卡顿, 加载慢'),
  say('快进, 拖进度, 拖进度条, 拉进度条, 跳转进度', '拖动'),
  say('放不了, 播不了, 不能放, 看不了, 播放失败', '无法播放'),
  say('进不去, 上不去, 访问不了', '打不开, 无法打开'),
  say('连不上, 连接不上, 连接失败', '无法连接, 连接不到'),
  say('没了, 丢了, 不见了, 消失, 消失了, 清空了', '看不到原有数据, 不见了'),
  say('什么都没有, 空空如也', '空文件夹, 看不到任何内容'),
  say('没显示, 显示不出来', '没有出现, 看不到'),
  say('搜索不到, 搜不出来', '搜不到'),
  say('满了, 爆满, 空间不足', '占满, 已满'),
  say('卡在, 卡住, 卡死', '停在, 卡住'),
  say('一直不动, 不动了, 没反应, 不开始', '一直不开始, 不开始'),
  say('起不来, 启动不了, 启动失败', '无法启动, already started'),
  say('掉登录, 掉线, 自动退出, 被登出, 老是退出', '登录有效期, 登录状态'),
  say('锁住', '锁定, locked'),
  say('次数太多, 太多次, 次数过多', '次数过多, too many'),
  say('频繁, 过于频繁', 'too many requests, 限流'),
  say('封号, 拉黑, 风控', '限流, 封禁, 风控'),
  say('报毒, 误报, 病毒', '杀毒软件'),
  say('关不掉, 一直弹, 总是弹出', '反复弹出'),
  say('没权限, 权限不足', '没有权限, 不能'),
  say('点开', '打开, 预览'),
  // 事物
  say('电影, 影片, 剧集, 电视剧, 片子', '视频'),
  say('电视, 电视机, 投影', '播放器, 电视'),
  say('照片, 相片', '图片'),
  say('朋友, 家人, 他人, 同事, 好友', '用户, 访客'),
  say('陌生人, 所有人', '访客'),
  say('电脑, 计算机', '主机, 电脑'),
  say('手机', '其他设备, 手机'),
  say('网站名字, 网站名称, 站点名称', '网站标题'),
  say('背景图, 背景图片, 壁纸', '背景'),
  say('群晖, 威联通, 绿联, 极空间, 飞牛', 'nas'),
  say('磁力, 磁力链接, 种子, bt', '离线下载'),
  say('指纹, 人脸', '通行密钥'),
  say('网络驱动器, 映射盘, 盘符', '本地磁盘, windows'),
  say('套餐, 花钱, 要钱, 付费, 要不要钱', '收费, 花多少钱, 免费'),
  say('期限', '有效期, 过期'),
  // 动作
  say('搬家, 换服务器, 换机器, 换电脑', '迁移'),
  say('退回, 降级, 回滚, 旧版本, 老版本', '回退'),
  say('换成', '更换, 修改'),
  say('踢掉, 踢下线, 强制下线, 踢人', '结束会话'),
  say('合成, 合在一起', '合并'),
  say('加密码, 设密码, 上锁', '密码'),
  say('必须登录, 需要登录, 登录才能看, 登录后才能看', '访客, 登录'),
  // 台湾、香港的用词（先转成简体）
  say('档案', '文件'),
  say('资料夹', '文件夹'),
  say('资料库', '数据库'),
  say('伺服器', '服务器'),
  say('设定', '设置'),
  say('网路', '网络'),
  say('登入', '登录'),
  say('登出', '退出'),
  say('帐户', '账号'),
  say('使用者', '用户'),
  say('连结', '链接'),
  say('软体', '软件'),
  say('硬碟', '磁盘'),
  say('萤幕', '屏幕'),
  say('预设', '默认'),
  say('支援', '支持'),
  say('讯息', '信息'),
  say('快取', '缓存'),
  say('容器映像', '镜像'),
];

/** Sayings of both languages: readers search the pages of either with the words of both. */
export const searchSayings: readonly Saying[] = [...english, ...chinese];
