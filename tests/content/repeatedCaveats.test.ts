import {describe, expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import {blocksOf} from '@site/tests/prose/blocks';
import {driverPages, measurePage} from '@site/tests/prose/pages';
import {repeatedCaveats} from '@site/tests/prose/repeatedCaveats';
import '@site/tests/helpers/noFaults';

describe.each(completeLocales)('caveats on driver pages (%s)', (locale) => {
  test('are said once: in a box, beside a field, or in what works', () => {
    const faults = driverPages.flatMap(({slug}) => {
      const {repeated} = measurePage(slug, locale);
      return repeated.map(
        ({line, caveat, prose}) =>
          `${slug}:${line} says "${prose}", which the page shows as the caveat "${caveat}". Remove the sentence, or show the caveat there with <Caveat has="…" />.`,
      );
    });
    expect(faults).toHaveNoFaults();
  });
});

describe('a caveat in other words', () => {
  const caveat =
    'An interrupted upload from a browser leaves a partial file. Upload the file again.';
  const page = (text: string) => blocksOf(text, 'en');

  test('is found in a box, with its line', () => {
    const body =
      'Words.\n\n:::danger[Broken uploads]\nIf an upload from a browser is interrupted, a partial file is left. Upload it again.\n:::\n';
    expect(repeatedCaveats([caveat], page(body), 'en').map(({line}) => line)).toEqual([4]);
  });

  test('is not found in a sentence about something else, nor in the component that shows it', () => {
    const body =
      'Upload a small file from a browser and delete it.\n\n<Caveat has="interrupted upload from a browser leaves a partial file" />\n';
    expect(repeatedCaveats([caveat], page(body), 'en')).toEqual([]);
  });

  test('is found in Chinese', () => {
    const text = '浏览器上传中断后，会留下不完整的文件。请重新上传。';
    const body = '浏览器上传中断时，可能留下不完整的文件，请重新上传该文件。\n';
    expect(repeatedCaveats([text], blocksOf(body, 'zh'), 'zh')).toHaveLength(1);
  });
});
