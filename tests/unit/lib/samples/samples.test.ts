import {parse} from 'acorn';
import {describe, expect, test} from 'vitest';
import {samples} from '@site/src/lib/shared/samples/samples';
import {sampleCall} from '@site/src/build/facts/sampleCall';
import type {SampleCall} from '@site/src/lib/shared/samples/call';
import {readApiFacts} from '@site/tests/api/stub';

const list: SampleCall = {
  method: 'POST',
  url: 'http://localhost:5244/api/fs/list',
  headers: {Authorization: '<token>', 'Content-Type': 'application/json'},
  body: {path: "/it's true", refresh: false, page: null},
};
const upload: SampleCall = {
  method: 'PUT',
  url: 'http://localhost:5244/api/fs/put',
  headers: {Authorization: '<token>', 'Content-Length': '184320'},
  body: '(file bytes)',
};
const page: SampleCall = {method: 'GET', url: 'http://localhost:5244/ping', expects: 'text'};

const routes = readApiFacts().routes.filter(({example}) => example);

describe('samples', () => {
  test('have the base URL and the token in one piece, so that a reader can replace them', () => {
    for (const route of routes) {
      for (const write of Object.values(samples)) {
        const code = write(sampleCall(route) ?? page);
        expect(code, route.id).toContain('http://localhost:5244');
        const hasToken = JSON.stringify(route.example?.request).includes('<token>');
        expect(code.includes('<token>'), route.id).toBe(hasToken);
      }
    }
  });

  test('leave the placeholder of a token in a URL as it is', () => {
    const download = {...page, url: 'http://localhost:5244/sd/a/p<1>.pdf?auth=<token>'};
    for (const write of Object.values(samples)) {
      expect(write(download)).toContain('http://localhost:5244/sd/a/p%3C1%3E.pdf?auth=<token>');
    }
  });

  test('name a method only where the program would take another one', () => {
    expect(samples.curl(list)).not.toContain('-X');
    expect(samples.curl({method: 'POST', url: list.url})).toContain('-X POST');
    expect(samples.curl(upload)).not.toContain('-X');
    expect(samples.curl({...page, method: 'HEAD'})).toBe("curl -I 'http://localhost:5244/ping'");
    expect(samples.js(page)).not.toContain('method');
    expect(samples.python(page)).not.toContain('method');
  });

  test('write short bodies on one line and long ones on several', () => {
    expect(samples.curl({...list, body: {path: '/drive'}})).toContain(`-d '{"path": "/drive"}'`);
    const long = {path: '/drive/reports/2026', names: ['plan.pdf'], note: 'x'.repeat(60)};
    expect(samples.curl({...list, body: long})).toContain('"path": "/drive/reports/2026",\n');
  });

  test('leave the length of a body to the program', () => {
    for (const write of Object.values(samples)) expect(write(upload)).not.toContain('184320');
  });

  test('send a file as a file', () => {
    expect(samples.curl(upload)).toContain("-T 'plan.pdf'");
    expect(samples.js(upload)).toContain('openAsBlob("plan.pdf")');
    expect(samples.python(upload)).toContain('open("plan.pdf", "rb")');
    expect(samples.go(upload)).toContain('os.Open("plan.pdf")');
  });

  test('write Python’s own words for values, and leave words in texts alone', () => {
    const code = samples.python(list);
    expect(code).toContain(`"path": "/it's true"`);
    expect(code).toContain('"refresh": False');
    expect(code).toContain('"page": None');
  });

  test('show user and password of WebDAV in plain text', () => {
    const call = {...page, headers: {Authorization: 'Basic YWxpY2U6cGFzc3dvcmQ='}};
    expect(samples.curl(call)).toContain("-u 'alice:password'");
    expect(samples.go(call)).toContain('request.SetBasicAuth("alice", "password")');
  });

  test('are modules that JavaScript can read', () => {
    for (const route of routes) {
      const code = samples.js(sampleCall(route) ?? page);
      expect(() => parse(code, {ecmaVersion: 'latest', sourceType: 'module'}), code).not.toThrow();
    }
  });
});
