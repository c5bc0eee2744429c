/**
 * Text for pages that are not written yet: sentences put together from words by a seeded generator, so that
 * no two pages share their text (compression would flatter the numbers) and every run gives the same pages.
 */

/** @typedef {'en' | 'zh'} Locale */

/** Words of a language, by their part in a sentence. */
const words = {
  en: {
    subjects:
      'the storage|a visitor|the admin panel|the proxy|every request|the index|your server|the cache|a mount path|the token|the provider|a signed link|the log|a background task|the web interface|a shared folder|the driver|an upload|the data folder|a session',
    verbs:
      'checks|returns|keeps|opens|copies|shows|limits|replaces|refreshes|saves|lists|skips|signs|rejects|needs|starts|closes|reads|moves|records',
    objects:
      'the root folder|a second copy|the access token|all subfolders|the next page|a direct link|the file size|an old password|the download address|two parallel threads|the thumbnail|the order of files|each name|a new connection|the hidden files|the last change|a temporary file|the whole list|the response header|one free port',
    places:
      'during startup|after a restart|for each user|before the first login|behind a reverse proxy|in the background|on a slow disk|without a restart|once an hour|with the default settings|under the mount path|when the limit is reached|in large folders|over HTTPS|on the first visit|through the API|in the startup log|on every update|while a task runs|in a container',
    titles:
      'Choose the account|Limits|Check the result|Common mistakes|Move to another server|Permissions|Large files|Slow lists|Settings that matter|Behind a proxy|Before you start|Use it from a script|Recover access|Logs|Updates|Security',
    join: ' ',
    end: '.',
    next: ' ',
  },
  zh: {
    subjects:
      '存储|访客|管理后台|代理|每个请求|索引|服务器|缓存|挂载路径|令牌|网盘服务商|签名链接|日志|后台任务|网页界面|共享文件夹|驱动|上传过程|数据目录|会话',
    verbs:
      '会检查|会返回|会保留|会打开|会复制|会显示|会限制|会替换|会刷新|会保存|会列出|会跳过|会签名|会拒绝|需要|会启动|会关闭|会读取|会移动|会记录',
    objects:
      '根文件夹|第二份副本|访问令牌|所有子文件夹|下一页内容|直链|文件大小|旧密码|下载地址|两个并行线程|缩略图|文件顺序|每个名称|新的连接|隐藏文件|最近一次修改|临时文件|整个列表|响应头|一个空闲端口',
    places:
      '启动期间|重启之后|对每个用户|首次登录之前|在反向代理后面|在后台|在较慢的磁盘上|无需重启时|每小时一次|使用默认设置时|在挂载路径下|达到上限时|在大文件夹里|通过 HTTPS 时|首次访问时|调用接口时|在启动日志中|每次更新时|任务运行期间|在容器中',
    titles:
      '选择账号|限制|确认结果|常见错误|迁移到另一台服务器|权限|大文件|列表缓慢|重要设置|使用反向代理|开始之前|在脚本中使用|恢复访问|日志|更新|安全',
    join: '',
    end: '。',
    next: '',
  },
};

/**
 * Numbers between 0 and 1 that are the same for the same seed (mulberry32).
 *
 * @param {number} seed
 * @returns {() => number}
 */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The body of a page: sections with paragraphs, lists, a table and a block of code.
 *
 * @param {Locale} locale
 * @param {number} seed
 */
export function prose(locale, seed) {
  const random = seeded(seed);
  const {join, end, next, ...lists} = words[locale];
  /** @param {keyof typeof lists} part */
  const pick = (part) => {
    const choices = lists[part].split('|');
    return choices[Math.floor(random() * choices.length)] ?? '';
  };
  const number = () => Math.floor(random() * 9000) + 10;
  const sentence = () => {
    const [subject, verb, object, place] = [
      pick('subjects'),
      pick('verbs'),
      pick('objects'),
      pick('places'),
    ];
    const parts =
      locale === 'zh' ? [place, '，', subject, verb, object] : [subject, verb, object, place];
    const key =
      random() < 0.3 ? (locale === 'zh' ? `（\`${number()}\`）` : ` (\`${number()}\`)`) : '';
    const text = parts.join(join);
    return text.charAt(0).toUpperCase() + text.slice(1) + key + end;
  };
  /** @param {number} count */
  const paragraph = (count) => Array.from({length: count}, sentence).join(next);
  const sections = Array.from({length: 6}, (_, index) => {
    const list = Array.from({length: 4}, () => `- ${sentence()}`).join('\n');
    const blocks = [
      `## ${pick('titles')} {/* #part-${index + 1} */}`,
      paragraph(3 + Math.floor(random() * 4)),
      index % 2 === 0 ? list : paragraph(4),
    ];
    if (index === 2) {
      const rows = Array.from({length: 5}, () => `| \`${number()}\` | ${sentence()} |`).join('\n');
      blocks.push(`| ${pick('titles')} | ${pick('titles')} |\n| --- | --- |\n${rows}`);
    }
    if (index === 4) {
      const lines = Array.from({length: 4}, () => `alist task ${number()} --limit ${number()}`);
      blocks.push(`\`\`\`bash\n${lines.join('\n')}\n\`\`\``);
    }
    return blocks.join('\n\n');
  });
  return `${paragraph(3)}\n\n${sections.join('\n\n')}\n`;
}
