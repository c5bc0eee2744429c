import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseDocument} from 'yaml';
import {allSamples} from './allSamples';
import {composeProblems, type ComposeFile} from './compose';
import {powershellReader} from './powershell';
import type {Sample} from './samples';
import {withoutPlaceholders} from './samples';
import {describeWith, run, temporaryFolder} from './tools';

const inLanguage = (...languages: readonly string[]): readonly Sample[] =>
  allSamples.filter(({language}) => languages.includes(language));

/** Samples that a check refuses, with its reasons. */
function problemsOf(
  samples: readonly Sample[],
  check: (sample: Sample) => readonly string[],
): readonly string[] {
  return samples.flatMap((sample) => check(sample).map((reason) => `${sample.where}: ${reason}`));
}

function messageOf(step: () => unknown): readonly string[] {
  try {
    step();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** What a command of curl sends after `-d`, without the quoting of the shell. */
function bodyOf(command: string): string {
  return (/ -d '([\s\S]*)'$/.exec(command)?.[1] ?? '').replaceAll(`'\\''`, "'");
}

const compose = inLanguage('yaml', 'yml').filter(
  ({title, code}) => title.includes('compose') || (title === '' && /^services:/m.test(code)),
);

describe('samples', () => {
  test('each names its language', () => {
    expect(allSamples.filter(({language}) => language === '').map(({where}) => where)).toEqual([]);
  });

  test('YAML can be read', () => {
    const samples = inLanguage('yaml', 'yml');
    expect(samples.length).toBeGreaterThan(10);
    const problems = problemsOf(samples, ({code}) => {
      const {errors, warnings} = parseDocument(code);
      return [...errors, ...warnings].map(({message}) => message);
    });
    expect(problems).toEqual([]);
  });

  test('JSON can be read', () => {
    const samples = inLanguage('json');
    expect(samples.length).toBeGreaterThan(100);
    expect(problemsOf(samples, ({code}) => messageOf(() => JSON.parse(code)))).toEqual([]);
  });

  test('the driver’s fields in a request are JSON too', () => {
    const requests = inLanguage('bash').filter(({code}) =>
      /storage\/create'[\s\S]* -d '/.test(code),
    );
    expect(requests.length).toBeGreaterThan(100);
    const problems = problemsOf(requests, ({code}) =>
      messageOf(() => JSON.parse((JSON.parse(bodyOf(code)) as {addition: string}).addition)),
    );
    expect(problems).toEqual([]);
  });

  test('Compose files match the schema of the Compose specification', () => {
    expect(compose.length).toBeGreaterThan(10);
    const files = compose.map(({where, code}) => {
      const content = parseDocument(code).toJSON() as ComposeFile;
      // A part of a file shows keys of AList's service.
      return {where, content: 'services' in content ? content : {services: {alist: content}}};
    });
    expect(composeProblems(files, temporaryFolder())).toEqual([]);
  });
});

describe('PowerShell', () => {
  test('its grammar has a place for every letter of the samples, and not for an open quote', async () => {
    const read = await powershellReader();
    const samples = inLanguage('powershell');
    expect(samples.length).toBeGreaterThan(20);
    const refused = samples.filter(({code}) => !read(withoutPlaceholders(code)).isGood);
    expect(refused.map(({where}) => where)).toEqual([]);
    expect(read("docker run -e 'A=b").isGood).toBe(false);
  });
});

/** Commands of a terminal without its prompts and answers. */
function commandsOf({language, code}: Sample): string {
  if (language !== 'console') return code;
  return [...code.matchAll(/^[$#] (.*)$/gm)].map(([, command = '']) => command).join('\n');
}

describeWith('bash', 'the samples', (bash) => {
  test('are accepted by bash -n', async () => {
    const samples = inLanguage('bash', 'sh', 'shell', 'console');
    expect(samples.length).toBeGreaterThan(200);
    const folder = temporaryFolder();
    // One process reads all files: most samples are in both languages, and a process each takes long.
    const places = new Map<string, string>();
    for (const sample of samples) {
      const code = withoutPlaceholders(commandsOf(sample));
      if (!places.has(code)) places.set(code, sample.where);
    }
    const files = [...places].map(([code, where], index) => {
      const file = path.join(folder, `${index}.sh`);
      writeFileSync(file, `${code}\n`);
      return {file, where};
    });
    const {output} = await run(bash, [
      '-c',
      'for file; do "$BASH" -n "$file"; done',
      'bash',
      ...files.map(({file}) => file),
    ]);
    const problems = output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const {file = '', where = ''} =
          files.find((each) => line.startsWith(`${each.file}:`)) ?? {};
        return line.replace(file, where);
      });
    expect(problems).toEqual([]);
  });
});
