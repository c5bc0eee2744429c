import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import sharp from 'sharp';
import type {CompleteLocale, Localized} from '../../src/lib/shared/localized';

/** Every file and folder says that it was changed then, a minute after the one before. */
const FIRST_TIME = Date.UTC(2026, 5, 1, 9, 0) / 1000;
const TIME_STEP_S = 93_780;

/** Colors of the sky and of the hills, by photo. */
const PHOTOS = [
  ['#f6b26b', '#fde3c0', '#7a4b2a'],
  ['#9fc5e8', '#e7f1fa', '#2f5d50'],
  ['#8e7cc3', '#d9d2e9', '#352a55'],
  ['#76a5af', '#e0eef0', '#274e58'],
  ['#e06666', '#f9d5c8', '#5b2330'],
  ['#93c47d', '#e6f2df', '#38562a'],
] as const;

/** Names of the sample, in the language of the picture. */
export const names = {
  documents: {en: 'Documents', zh: '文档'},
  movies: {en: 'Movies', zh: '视频'},
  music: {en: 'Music', zh: '音乐'},
  photos: {en: 'Photos', zh: '照片'},
  film: {en: 'Hills at dusk.mp4', zh: '黄昏的山.mp4'},
  song: {en: 'Evening walk.mp3', zh: '晚间散步.mp3'},
  notes: {en: 'Garden notes.md', zh: '花园笔记.md'},
  script: {en: 'backup.sh', zh: 'backup.sh'},
  table: {en: 'Plants.csv', zh: '植物清单.csv'},
  archive: {en: 'Garden plans.zip', zh: '花园规划.zip'},
  letters: {en: 'Letters', zh: '信件'},
  photo: {en: 'Hills', zh: '山'},
} as const satisfies Readonly<Record<string, Localized>>;

const notes: Localized = {
  en: `# Garden notes

What grows where, and **what to do next**.

| Bed | Plant | Water |
| --- | --- | --- |
| North | Mint | every day |
| South | Thyme | once a week |

- [x] Order seeds
- [ ] Repair the fence

> Rain is forecast for Friday.
`,
  zh: `# 花园笔记

各处种了什么，**接下来要做什么**。

| 位置 | 植物 | 浇水 |
| --- | --- | --- |
| 北侧 | 薄荷 | 每天 |
| 南侧 | 百里香 | 每周一次 |

- [x] 订购种子
- [ ] 修补篱笆

> 预报周五有雨。
`,
};

const script = `#!/bin/sh
# Copies the garden's documents to the second disk.
set -eu
source=/srv/documents
target=/mnt/disk2/documents
rsync --archive --delete "$source/" "$target/"
echo "Done: $(date)"
`;

/** @throws Error naming what is missing, and how to install it */
export function assertTools(): void {
  const install = (name: string): string =>
    `On Debian and Ubuntu: sudo apt-get install --no-install-recommends ${name}`;
  if (spawnSync('ffmpeg', ['-version']).status !== 0)
    throw new Error(`ffmpeg makes the sample media and is not installed. ${install('ffmpeg')}`);
  const fonts = spawnSync('fc-list', [':lang=zh-cn', 'family'], {encoding: 'utf8'});
  if (fonts.status === 0 && !fonts.stdout.includes('Noto Sans CJK SC'))
    throw new Error(`The font Noto Sans CJK SC is not installed. ${install('fonts-noto-cjk')}`);
}

/** Writes the sample's files of one language. */
export async function writeMedia(folder: string, locale: CompleteLocale): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  const at = (...parts: readonly string[]): string => path.join(folder, ...parts);
  const say = (name: keyof typeof names): string => names[name][locale];
  for (const name of ['documents', 'movies', 'music', 'photos', 'target'])
    mkdirSync(at(name), {recursive: true});
  mkdirSync(at('documents', say('letters')));
  writeFileSync(at('documents', say('notes')), notes[locale]);
  writeFileSync(at('documents', say('script')), script);
  writeFileSync(at('documents', say('table')), 'bed,plant,water\nnorth,mint,1\nsouth,thyme,7\n');
  writeFileSync(
    at('documents', say('archive')),
    zip([
      [say('notes'), notes[locale]],
      [say('table'), 'bed,plant,water\n'],
      [`${say('letters')}/2026.txt`, 'Dear neighbor,\n'],
    ]),
  );
  for (const [index, colors] of PHOTOS.entries())
    writeFileSync(
      at('photos', `${say('photo')} ${index + 1}.jpg`),
      await sharp(Buffer.from(landscape(colors, index)))
        .jpeg({quality: 85})
        .toBuffer(),
    );
  // The sun isn't where the player has its button.
  const still = at('photos', `${say('photo')} 1.jpg`);
  const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
  makeMedia([
    ...['-loop', '1', '-framerate', '10', '-t', '30', '-i', still],
    ...['-vf', 'scale=1280:720', '-pix_fmt', 'yuv420p', '-g', '10', '-threads', '1', ...exact],
    at('movies', say('film')),
  ]);
  makeMedia([
    ...['-f', 'lavfi', '-i', 'sine=frequency=220:duration=180', ...exact],
    ...['-metadata', `title=${path.parse(say('song')).name}`, '-b:a', '32k'],
    at('music', say('song')),
  ]);
  setTimes(folder);
}

/** All files and folders, the contents before the folder, at times that don't depend on the day of the run. */
function setTimes(folder: string): void {
  const all = readdirSync(folder, {recursive: true}).map(String).toSorted();
  for (const [index, name] of all.toReversed().entries()) {
    const time = FIRST_TIME + index * TIME_STEP_S;
    utimesSync(path.join(folder, name), time, time);
  }
}

function makeMedia(args: readonly string[]): void {
  const {status, stderr} = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

/** Hills below a sun. */
function landscape([sky, light, hill]: readonly string[], index: number): string {
  const x = 200 + index * 160;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1280v720H0z"/><circle cx="${x}" cy="300" r="80" fill="#fff" opacity=".8"/><path d="M0 520Q${x} 300 700 500T1280 420V720H0z" fill="${hill}" opacity=".55"/><path d="M0 620Q500 ${440 + index * 20} 1280 640V720H0z" fill="${hill}"/></svg>`;
}

/** A ZIP file whose entries aren't compressed. */
function zip(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const DATE = 0x5c_c1; // June 1, 2026
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [entry, text] of entries) {
    const name = Buffer.from(entry);
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x08_00, 2); // names are UTF-8
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, data]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
