import {execFileSync} from 'node:child_process';
import {parse} from 'acorn';
import {describe, expect, test} from 'vitest';
import {samples} from '@site/src/plugins/facts/components/apiSamples';
import type {SampleRequest} from '@site/src/plugins/facts/components/apiSamples';

const request: SampleRequest = {
  method: 'POST',
  url: 'http://localhost:5244/api/fs/list',
  headers: {Authorization: 'TOKEN', 'Content-Type': 'application/json'},
  body: {path: "/it's true", refresh: false, page: null},
};

describe('samples', () => {
  test('a shell reads the arguments of curl as they are meant', () => {
    const command = samples.curl(request).replace(/^curl /, "printf '%s\\n' ");
    const printed = execFileSync('sh', ['-c', command], {encoding: 'utf8'});
    expect(printed).toContain(`{"path":"/it's true","refresh":false,"page":null}`);
    expect(printed).toContain('Authorization: TOKEN');
  });

  test('JavaScript can be parsed', () => {
    expect(() =>
      parse(samples.js(request), {ecmaVersion: 'latest', sourceType: 'module'}),
    ).not.toThrow();
  });

  test('Python writes its own literals and leaves words in texts alone', () => {
    const code = samples.python(request);
    expect(code).toContain(`"path": "/it's true"`);
    expect(code).toContain('"refresh": False');
    expect(code).toContain('"page": None');
  });

  test('a file is sent as a file', () => {
    const upload: SampleRequest = {method: 'PUT', url: 'http://localhost', body: '(file bytes)'};
    expect(samples.curl(upload)).toContain("'@plan.pdf'");
    expect(samples.python(upload)).toContain('open("plan.pdf", "rb")');
    expect(samples.go(upload)).toContain('os.Open("plan.pdf")');
  });
});
