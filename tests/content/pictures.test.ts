import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pictures} from '@site/src/data/pictures';
import {completeLocales} from '@site/src/lib/shared/localized';
import {
  PICTURES_FOLDER,
  PICTURE_WIDTHS_PX,
  narrowerFile,
  pictureFile,
  pictureModes,
  type PictureTexts,
  type Shots,
} from '@site/src/lib/node/pictures';
import {scenes} from '@site/scripts/pictures/scenes';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import '@site/tests/helpers/noFaults';

/** What the pictures of one page weigh for one reader, at most: each in one color mode and one width. */
const PAGE_BYTES = 150 * 1024;

/** What all pictures weigh in the repository, at most. */
const REPOSITORY_BYTES = 25 * 1024 * 1024;

const texts: Readonly<Record<string, PictureTexts>> = pictures;
const shots = JSON.parse(readFileSync(`${PICTURES_FOLDER}/shots.json`, 'utf8')) as Shots;
const names = Object.keys(texts);

/** Files that browsers choose from, for a picture of a width. */
const widthsOf = (width: number): readonly number[] => [
  ...new Set(PICTURE_WIDTHS_PX.map((wanted) => Math.min(wanted, width))),
];

const scenesOn = (locale: 'en' | 'zh', page: string): readonly string[] => {
  const body = readPage(locale, page).body.replace(/^(`{3,})[\s\S]*?^\1/gm, '');
  return [...body.matchAll(/<Picture scene="([^"]+)" \/>/g)].map(([, scene = '']) => scene);
};

test('every scene has texts and pictures in both languages and color modes, in all widths', () => {
  expect(Object.keys(scenes).toSorted()).toEqual(names.toSorted());
  const missing = names.flatMap((scene) =>
    completeLocales.flatMap((locale) =>
      pictureModes.flatMap((mode) => {
        const file = pictureFile(scene, locale, mode);
        const width = shots[scene]?.[locale].width ?? 0;
        return [file, ...widthsOf(width).map((each) => narrowerFile(file, each))].filter(
          (each) => !existsSync(path.join(PICTURES_FOLDER, each)),
        );
      }),
    ),
  );
  expect(missing).toHaveNoFaults();
});

test('no file is left of a picture that was taken in another size', () => {
  const wanted = new Set(
    names.flatMap((scene) =>
      completeLocales.flatMap((locale) =>
        pictureModes.flatMap((mode) => {
          const file = pictureFile(scene, locale, mode);
          return [
            file,
            ...widthsOf(shots[scene]?.[locale].width ?? 0).map((each) => narrowerFile(file, each)),
          ];
        }),
      ),
    ),
  );
  const extra = readdirSync(PICTURES_FOLDER, {recursive: true})
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => name.includes('/') && !wanted.has(name));
  expect(extra).toHaveNoFaults();
});

test('both languages number the same places, which are on the picture', () => {
  const faults = names.flatMap((scene) =>
    completeLocales.flatMap((locale) => {
      const marks = shots[scene]?.[locale].marks ?? {};
      const wanted = Object.keys(texts[scene]?.marks ?? {});
      const outside = Object.values(marks)
        .flat()
        .filter((place) => place < 0 || place > 100);
      return [
        ...wanted.filter((mark) => !(mark in marks)).map((mark) => `${scene}: no mark ${mark}`),
        ...outside.map((place) => `${scene} (${locale}): a mark is at ${place} percent`),
      ];
    }),
  );
  expect(faults).toHaveNoFaults();
});

test('every picture is on a page, and both languages of a page show the same ones', () => {
  const shown = new Set<string>();
  const faults = pageNames('en').flatMap((page) => {
    const scenesHere = scenesOn('en', page);
    for (const scene of scenesHere) shown.add(scene);
    return scenesHere.join() === scenesOn('zh', page).join()
      ? []
      : [`${page}: the Chinese page shows other pictures`];
  });
  expect([
    ...faults,
    ...names.filter((scene) => !shown.has(scene)).map((scene) => `${scene} is on no page`),
  ]).toHaveNoFaults();
});

test('the pictures of a page weigh little for one reader, whatever the screen', () => {
  const faults = completeLocales.flatMap((locale) =>
    pageNames(locale).flatMap((page) =>
      pictureModes.flatMap((mode) => {
        const bytes = scenesOn(locale, page)
          .map((scene) => {
            const file = pictureFile(scene, locale, mode);
            const widths = widthsOf(shots[scene]?.[locale].width ?? 0);
            const sizes = widths.map(
              (width) => statSync(path.join(PICTURES_FOLDER, narrowerFile(file, width))).size,
            );
            return Math.max(...sizes);
          })
          .reduce((sum, size) => sum + size, 0);
        return bytes <= PAGE_BYTES
          ? []
          : [`${locale}/${page} (${mode}): ${Math.round(bytes / 1024)} KB of pictures`];
      }),
    ),
  );
  expect(faults).toHaveNoFaults();
});

test('all pictures together keep the repository small', () => {
  const bytes = readdirSync(PICTURES_FOLDER, {recursive: true})
    .map((name) => statSync(path.join(PICTURES_FOLDER, String(name))))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(bytes).toBeLessThan(REPOSITORY_BYTES);
});
