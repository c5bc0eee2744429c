import {Converter} from 'opencc-js/t2cn';
import {pinyin} from 'pinyin-pro';
import type {CharactersFile} from '../../shared/search/indexFiles';
import type {SearchPage} from '../../shared/search/records';
import {withoutLocale} from '../../shared/localized';
import {isHan} from '../../shared/search/words';

/** Pages whose names readers type by the sounds: providers. */
const DRIVER_PAGE = /^\/guide\/drivers\/[^/]+\.html$/;

/** How names of cloud drives end. */
const DRIVE_NAME = /[盘云]$/;

/** The Chinese of Unicode's first plane that both scripts write. */
const FIRST_CHARACTER = 0x4e_00;
const LAST_CHARACTER = 0x9f_ff;

/**
 * What readers with a Latin keyboard type for a provider: the first letters of its pinyin, and the whole of it (`bdwp`,
 * `baiduwangpan`).
 *
 * @returns nothing for other pages
 */
export function pinyinNames({path, entries}: SearchPage): readonly string[] {
  const [page] = entries;
  if (page === undefined || !DRIVER_PAGE.test(withoutLocale(path))) return [];
  const title = page.title.match(/\p{Script=Han}+/gu) ?? [];
  const brands = page.names.filter(
    (name) => isHan(name) && (DRIVE_NAME.test(name) || title.some((part) => part.startsWith(name))),
  );
  const spelled = [...new Set([...title, ...brands])].flatMap((name) => {
    const sounds = pinyin(name, {toneType: 'none', type: 'array'});
    return [sounds.map((sound) => sound.charAt(0)).join(''), sounds.join('')];
  });
  return [...new Set(spelled)].filter((name) => name.length > 1);
}

/** The traditional characters of those that pages have, and the simplified ones they stand for. */
export function traditionalCharacters(pages: readonly SearchPage[]): CharactersFile {
  const used = new Set(
    pages.flatMap(({entries}) =>
      entries.flatMap(({title, names, body}) => Array.from([title, ...names, body].join(''))),
    ),
  );
  const all = Array.from({length: LAST_CHARACTER - FIRST_CHARACTER + 1}, (_, index) =>
    String.fromCodePoint(FIRST_CHARACTER + index),
  );
  // One call for all of them, each on its own line, so that none is read as part of a word.
  const simplified = Converter({from: 't', to: 'cn'})(all.join('\n')).split('\n');
  const pairs = all
    .map((traditional, index) => [traditional, simplified[index] ?? traditional] as const)
    .filter(([traditional, simple]) => used.has(simple) && !used.has(traditional));
  return [pairs.map(([from]) => from).join(''), pairs.map(([, to]) => to).join('')];
}
