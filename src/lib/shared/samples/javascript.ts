import {javascriptLines, javascriptString} from '../quoting/javascript';
import type {PreparedCall} from './call';
import {Expression, isPlainLines, literal, styles} from './literals';

function bodyCode({body}: PreparedCall): string | undefined {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, styles.javascript, '  ', 25)})`;
    case 'text':
      return isPlainLines(body.text) ? javascriptLines(body.text) : javascriptString(body.text);
    case 'file':
      return `await openAsBlob(${javascriptString(body.file)})`;
    case 'form':
      return 'form';
    case 'none':
      return undefined;
  }
}

function headersCode({headers, login}: PreparedCall): string | undefined {
  const all = {
    ...(login === undefined
      ? {}
      : {Authorization: new Expression(`\`Basic \${btoa(${javascriptString(login)})}\``)}),
    ...Object.fromEntries(headers),
  };
  if (Object.keys(all).length === 0) return undefined;
  return literal(all, styles.javascript, '  ', 12);
}

function request(call: PreparedCall): readonly string[] {
  const options = [
    ['method', call.method === 'GET' ? undefined : javascriptString(call.method)],
    ['headers', headersCode(call)],
    ['body', bodyCode(call)],
    ['redirect', call.expects === 'redirect' ? javascriptString('manual') : undefined],
  ].filter(([, code]) => code !== undefined);
  const start = `const response = await fetch(${javascriptString(call.url)}`;
  if (options.length === 0) return [`${start});`];
  return [`${start}, {`, ...options.map(([name, code]) => `  ${name}: ${code},`), '});'];
}

function imports({body, expects}: PreparedCall): readonly string[] {
  const lines = [
    ...(body.kind === 'file' || body.kind === 'form'
      ? ['import {openAsBlob} from "node:fs";']
      : []),
    ...(expects === 'file' ? ['import {writeFile} from "node:fs/promises";'] : []),
  ];
  return lines.length === 0 ? [] : [...lines, ''];
}

function form({body}: PreparedCall): readonly string[] {
  if (body.kind !== 'form') return [];
  const [field, file] = [javascriptString(body.field), javascriptString(body.file)];
  return [
    'const form = new FormData();',
    `form.append(${field}, await openAsBlob(${file}), ${file});`,
  ];
}

function responseCode({expects, saveAs}: PreparedCall): readonly string[] {
  const check = 'if (!response.ok) throw new Error(`HTTP ${response.status}`);';
  const status = 'console.log(response.status, response.statusText);';
  switch (expects) {
    case 'json':
      return [check, 'console.log(JSON.stringify(await response.json(), null, 2));'];
    case 'file':
      return [check, `await writeFile(${javascriptString(saveAs)}, response.body);`];
    case 'redirect':
      return [status, 'console.log(response.headers.get("Location") ?? (await response.text()));'];
    case 'headers':
      return [
        status,
        'for (const [name, value] of response.headers) console.log(`${name}: ${value}`);',
      ];
    case 'text':
      return [status, 'console.log(await response.text());'];
  }
}

/** A call as an ES module for Node, and for browsers where it reads or writes no file. */
export function javascript(call: PreparedCall): string {
  return [...imports(call), ...form(call), ...request(call), ...responseCode(call)].join('\n');
}
