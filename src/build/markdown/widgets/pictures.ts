import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {pictures} from '../../../data/pictures';
import {didYouMean} from '../../../lib/node/didYouMean';
import {
  defaultLocale,
  inLanguage,
  parseLocaleCode,
  type LocaleCode,
} from '../../../lib/shared/localized';
import {
  PICTURES_FOLDER,
  pictureFile,
  pictureModes,
  type PictureTexts,
  type Shots,
} from '../../../lib/node/pictures';
import {el} from '../../syntax-tree/elements';
import {esm, jsxExpression} from '../../syntax-tree/script';

const texts: Readonly<Record<string, PictureTexts>> = pictures;

/** A picture of AList as a component, with the imports of its files. */
interface ScenePicture {
  readonly element: MdxJsxFlowElement;
  readonly files: readonly MdxjsEsm[];
}

/** Language of a page by its place. */
export function localeOfFile(file: string): LocaleCode {
  return parseLocaleCode(/(?:^|[\\/])i18n[\\/]([\w-]+)[\\/]/.exec(file)?.[1] ?? defaultLocale);
}

function readShots(siteDir: string): Shots {
  return JSON.parse(
    readFileSync(path.join(siteDir, PICTURES_FOLDER, 'shots.json'), 'utf8'),
  ) as Shots;
}

/** ID of the text that a number on a picture stands for. */
function markId(scene: string, index: number): string {
  return `picture-${scene}-${index + 1}`;
}

/**
 * The picture of a scene in the page's language, in both color modes, with its texts.
 *
 * @param index number of the picture on its page
 * @throws Error when nothing describes the scene, or no picture of it was taken
 */
export function scenePicture(
  siteDir: string,
  locale: LocaleCode,
  scene: string,
  index: number,
): ScenePicture {
  const about = Object.hasOwn(texts, scene) ? texts[scene] : undefined;
  if (!about)
    throw new Error(
      `scene: there is no scene "${scene}".${didYouMean(scene, Object.keys(texts))} src/data/pictures.ts lists all scenes.`,
    );
  const shots = readShots(siteDir)[scene];
  // AList is shown in English where no picture shows it in the page's language.
  const shown = shots?.[locale] ? locale : defaultLocale;
  const shot = shots?.[shown];
  const names = pictureModes.map((mode) => pictureFile(scene, shown, mode));
  if (!shot || names.some((name) => !existsSync(path.join(siteDir, PICTURES_FOLDER, name))))
    throw new Error(`scene: no picture of "${scene}" was taken. Run: npm run pictures -- ${scene}`);

  const marks = Object.entries(about.marks ?? {}).map(([name, text], number) => {
    const place = shot.marks[name];
    if (!place)
      throw new Error(
        `scene: the mark "${name}" isn't on the picture "${scene}". Run: npm run pictures -- ${scene}`,
      );
    return {id: markId(scene, number), place, text: inLanguage(text, locale)};
  });
  const element = el(
    'Picture',
    {alt: inLanguage(about.alt, locale)},
    el(
      'figcaption',
      {},
      el('span', {}, inLanguage(about.caption, locale)),
      marks.length > 0 && el('ol', {}, ...marks.map(({id, text}) => el('li', {id}, text))),
    ),
  );
  element.attributes.push(
    jsxExpression('shown', String(shot.shown)),
    jsxExpression('marks', JSON.stringify(marks.map(({id, place}) => ({id, place})))),
  );
  const files = pictureModes.map((mode, number) => {
    const name = `ScenePicture${index}${mode}`;
    element.attributes.push(jsxExpression(mode, name));
    return esm(`import ${name} from '@site/${PICTURES_FOLDER}/${names[number]}';`);
  });
  return {element, files};
}
