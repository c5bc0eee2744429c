import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {environmentVariables} from '@site/src/lib/node/environment';

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {readonly resolved?: string; readonly optionalDependencies?: Record<string, string>}
    >
  >;
}

describe('package-lock.json', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

  test('names no download address', () => {
    expect(Object.entries(packages).filter(([, {resolved}]) => resolved !== undefined)).toEqual([]);
  });

  test('has an entry for every optional package, so that npm ci works on every system', () => {
    const missing = Object.entries(packages).flatMap(([owner, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !Object.hasOwn(packages, `node_modules/${name}`) &&
          !Object.hasOwn(packages, `${owner}/node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('README.md', () => {
  test('is a door: short enough to be read at once', () => {
    const words = readFileSync('README.md', 'utf8').match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.length).toBeLessThanOrEqual(900);
  });
});

describe('docs-internal/commands.md', () => {
  const commands = readFileSync('docs-internal/commands.md', 'utf8');
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };

  test.each(Object.keys(scripts))('describes the command %s', (name) => {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(commands).toContain(`\`${command}`);
  });
});

describe('docs-internal/configuration.md', () => {
  const configuration = readFileSync('docs-internal/configuration.md', 'utf8');

  test.each(Object.entries(environmentVariables))(
    'lists %s with its default',
    (name, {fallback}) => {
      const row = configuration.split('\n').find((line) => line.includes(`\`${name}\``));
      expect(row).toContain(fallback === '' ? '| none |' : `\`${fallback}\``);
    },
  );
});
