import {shellString} from '@site/src/lib/shared/quoting/shell';
import {isSlot, PLACEHOLDER, slotsIn} from '../../shared/token-flow/requests';
import {
  secretSlots,
  type RequestTemplate,
  type Slot,
  type Values,
} from '../../shared/token-flow/types';

/** Names that stand for values in commands. */
const shellNames: Readonly<Partial<Record<Slot, string>>> = {
  clientSecret: 'CLIENT_SECRET',
  code: 'CODE',
  verifier: 'CODE_VERIFIER',
  accessToken: 'ACCESS_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
};

/** What a text of a command is for. */
interface ShownText {
  /** Whether printf reads it. */
  readonly isFormat?: boolean;
  /** Writes a value, for texts in which some characters have a meaning. */
  readonly escape?: (value: string) => string;
}

/** A value inside the double quotes of JSON, and of curl's configuration, which has the same escapes. */
const insideQuotes = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Slots a command takes from the shell, in the order of its text. */
const shellSlotsIn = (text: string): readonly Slot[] =>
  slotsIn(text).filter((slot) => shellNames[slot] !== undefined);

/** A `printf` that writes a line with variables: the shell does it itself, so no list of processes shows them. */
function printfOf(format: string, template: string): string {
  const names = shellSlotsIn(template).map((slot) => `"$${shellNames[slot] ?? ''}"`);
  return `printf ${shellString(format)} ${names.join(' ')}`;
}

/**
 * A curl command that makes the request from a terminal. Secrets are shell variables or in angle brackets, never
 * with their value. Everything else is in single quotes, and the variables reach curl through its standard input.
 */
export function curlOf(template: RequestTemplate, values: Values): string {
  /** The text with its values, each written by `escape`; shell variables as `%s`, for printf. */
  const show = (
    text: string,
    {isFormat = false, escape = (value: string) => value}: ShownText = {},
  ): string => {
    const escaped = isFormat ? text.replaceAll('%', '%%') : text;
    return escaped.replace(PLACEHOLDER, (whole, name: string) => {
      if (!isSlot(name)) return whole;
      if (isFormat && shellNames[name] !== undefined) return '%s';
      const value = escape(secretSlots.has(name) ? `<${name}>` : (values[name] ?? `<${name}>`));
      return isFormat ? value.replaceAll('%', '%%').replaceAll('\\', '\\\\') : value;
    });
  };
  const inputs: string[] = [];
  const lines = [
    `curl ${template.method === 'POST' ? '-X POST ' : ''}${shellString(show(template.url))}`,
  ];
  const fields = Object.entries(template.fields);
  if (template.bearer !== undefined) {
    const header = `Authorization: Bearer {${template.bearer}}`;
    inputs.push(
      printfOf(`header = "${show(header, {isFormat: true, escape: insideQuotes})}"\\n`, header),
    );
  }
  if (template.encoding === 'json') {
    const json = JSON.stringify(Object.fromEntries(fields));
    lines.push(`-H 'Content-Type: application/json'`);
    if (shellSlotsIn(json).length === 0)
      lines.push(`-d ${shellString(show(json, {escape: insideQuotes}))}`);
    else {
      lines.push('-d @-');
      return [
        printfOf(show(json, {isFormat: true, escape: insideQuotes}), json),
        `| ${lines.join(' \\\n  ')}`,
      ].join(' \\\n  ');
    }
  } else {
    if (template.encoding === 'query' && fields.length > 0) lines[0] = `${lines[0] ?? ''} -G`;
    for (const [name, text] of fields) {
      if (shellSlotsIn(text).length === 0)
        lines.push(`--data-urlencode ${shellString(`${name}=${show(text)}`)}`);
      else
        inputs.push(
          printfOf(
            `data-urlencode = "${name}=${show(text, {isFormat: true, escape: insideQuotes})}"\\n`,
            text,
          ),
        );
    }
  }
  if (inputs.length === 0) return lines.join(' \\\n  ');
  lines.push('--config -');
  const written = inputs.length === 1 ? (inputs[0] ?? '') : `{ ${inputs.join('\n  ')}\n}`;
  return `${written} | ${lines.join(' \\\n  ')}`;
}
