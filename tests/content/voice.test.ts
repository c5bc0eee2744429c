import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  findPhrases,
  findPhrasesInComments,
  type Finding,
} from '@site/src/build/wording/findPhrases';
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
  // What readers type isn't ours to word, either.
  interface: filesIn('src').filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('searchSayings'),
  ),
  'server and commands': [...filesIn('server'), ...filesIn('scripts')],
  'README files': ['README.md'],
};

test.each(Object.entries(groups))('%s avoid phrases that the style sheets replace', (_, files) => {
  const findings = files.flatMap((file) =>
    findPhrases(file, readFileSync(file, 'utf8').replaceAll(/(?<="screen": )".*"/g, '""')),
  );
  expect(findings.map(messageOf)).toHaveNoFaults();
});

test('comments avoid them, too', () => {
  const code = ['src', 'scripts', 'server', 'bench', 'tests', 'e2e', '*.ts', '*.mjs'];
  const files = execFileSync('git', ['ls-files', '--', ...code], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(tsx?|mts|mjs|css)$/.test(file));
  const findings = files.flatMap((file) => findPhrasesInComments(file, readFileSync(file, 'utf8')));
  expect(findings.map(messageOf)).toHaveNoFaults();
});

function messageOf({place, found, why, instead}: Finding): string {
  return `${place}: "${found}" (${why}). Write: ${instead}.`;
}
