import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

test('the image serves the site that it builds with the sample for Caddy, at the address of a variable', () => {
  const [, script = ''] = /^RUN sed '(.+)' \S+ > /m.exec(dockerfile) ?? [];
  const sample = readFileSync('deploy/Caddyfile', 'utf8');
  const configuration = execFileSync('sed', [script], {encoding: 'utf8', input: sample});
  expect(configuration).toContain('\n{$SITE_ADDRESS} {\n');
  expect(configuration.replace('{$SITE_ADDRESS}', 'docs.example.com')).toBe(sample);
  const [, folder] = /^COPY --from=build \/site\/build (\S+)$/m.exec(dockerfile) ?? [];
  expect(/root \* (\S+)/.exec(sample)?.[1]).toBe(folder);
});

test('the image has a version of Node that the project supports, and its own check', () => {
  expect(Number(/^FROM node:(\d+) AS build$/m.exec(dockerfile)?.[1])).toBeGreaterThanOrEqual(22);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('the settings of the build reach the image, and no other file with variables does', () => {
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  expect(ignored.indexOf('!docs.env')).toBeGreaterThan(ignored.indexOf('*.env'));
  expect(dockerfile).toContain('--env-file-if-exists=docs.env');
  // Dates of pages come from the history.
  expect(ignored).not.toContain('.git');
});
