import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findPhrases} from '@site/tests/voice/findPhrases';
import '@site/tests/helpers/noFaults';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(mdx?|json|tsx?|mjs)$/.test(name) && !name.includes('node_modules'));

/** Everything that readers, contributors, and operators read. */
const groups = {
  'English pages': filesIn('docs'),
  'Chinese pages': filesIn('i18n'),
  // What AList's screen shows is not ours to word.
  facts: filesIn('src/data').filter(
    (name) => name.endsWith('.json') && !name.includes('ui-labels'),
  ),
  interface: filesIn('src').filter((name) => /\.tsx?$/.test(name)),
  'server and commands': [...filesIn('server'), ...filesIn('scripts')],
  'README files': ['README.md'],
};

test.each(Object.entries(groups))('%s avoid phrases that the style sheets replace', (_, files) => {
  const findings = files.flatMap((file) =>
    findPhrases(file, readFileSync(file, 'utf8').replaceAll(/(?<="screen": )".*"/g, '""')),
  );
  expect(
    findings.map(
      ({place, found, why, instead}) => `${place}: "${found}" (${why}). Write: ${instead}.`,
    ),
  ).toHaveNoFaults();
});
