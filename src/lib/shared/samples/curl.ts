import {shellString} from '../quoting/shell';
import type {PreparedCall} from './call';
import {literal, styles} from './literals';

/** Options for the body; curl takes the method from most of them. */
function bodyOptions({method, body}: PreparedCall): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`-d ${shellString(literal(body.value, styles.json, '  ', 7))}`];
    case 'text':
      // Only a text that begins with @ would be taken for the name of a file.
      return [`${body.text.startsWith('@') ? '--data-raw' : '-d'} ${shellString(body.text)}`];
    case 'file':
      return method === 'PUT'
        ? [`-T ${shellString(body.file)}`]
        : [`--data-binary ${shellString(`@${body.file}`)}`];
    case 'form':
      return [`-F ${shellString(`${body.field}=@${body.file}`)}`];
    case 'none':
      return [];
  }
}

function methodOption({method, body}: PreparedCall): string {
  if (method === 'HEAD') return ' -I';
  const implied =
    body.kind === 'none' ? 'GET' : body.kind === 'file' && method === 'PUT' ? 'PUT' : 'POST';
  return method === implied ? '' : ` -X ${method}`;
}

function responseOption({method, expects, saveAs}: PreparedCall): string {
  if (expects === 'file') return ` -fL -o ${shellString(saveAs)}`;
  return expects === 'json' || method === 'HEAD' ? '' : ' -i';
}

/** A call with curl. */
export function curl(call: PreparedCall): string {
  const command = `curl${responseOption(call)}${methodOption(call)} ${shellString(call.url)}`;
  return [
    command,
    ...(call.login === undefined ? [] : [`-u ${shellString(call.login)}`]),
    ...call.headers.map(([name, value]) => `-H ${shellString(`${name}: ${value}`)}`),
    ...bodyOptions(call),
  ].join(' \\\n  ');
}
