import {javascriptKey, javascriptString} from '../quoting/javascript';
import {pythonString} from '../quoting/python';

/** Columns of a sample before a list or an object goes onto several lines. */
const WIDTH = 80;

/** An expression instead of a value. */
export class Expression {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** How a language writes values. */
export interface LiteralStyle {
  readonly indent: string;
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly text: (text: string) => string;
  readonly key: (name: string) => string;
  readonly hasTrailingComma: boolean;
}

/**
 * Whether a text can be on several lines of a program as it is. JavaScript and Python read every end of a
 * line as a line feed.
 */
export function isPlainLines(text: string): boolean {
  return text.includes('\n') && !text.includes('\r');
}

const jsonString = (text: string): string => JSON.stringify(text);

/** Values as languages write them. */
export const styles = {
  json: {
    text: jsonString,
    key: jsonString,
    indent: '  ',
    true: 'true',
    false: 'false',
    null: 'null',
    hasTrailingComma: false,
  },
  javascript: {
    indent: '  ',
    true: 'true',
    false: 'false',
    null: 'null',
    text: javascriptString,
    key: javascriptKey,
    hasTrailingComma: true,
  },
  python: {
    text: pythonString,
    key: pythonString,
    indent: '    ',
    true: 'True',
    false: 'False',
    null: 'None',
    hasTrailingComma: true,
  },
} as const satisfies Record<string, LiteralStyle>;

function scalar(value: unknown, style: LiteralStyle): string {
  if (value instanceof Expression) return value.code;
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'boolean') return style[`${value}`];
  return value === null ? style.null : JSON.stringify(value);
}

/**
 * A JSON value as a literal, on one line if it fits.
 *
 * @param depth indent of the line on which it begins
 * @param column width of what is before it on that line
 */
export function literal(value: unknown, style: LiteralStyle, depth = '', column = 0): string {
  if (typeof value !== 'object' || value === null || value instanceof Expression) {
    return scalar(value, style);
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = depth + style.indent;
  const entries = Object.entries(value as Record<string, unknown>).map(([key, item]) => {
    return [isList ? '' : `${style.key(key)}: `, item] as const;
  });
  const write = (itemDepth: string, isOneLine: boolean): readonly string[] =>
    entries.map(([key, item]) => {
      const start = isOneLine ? -Infinity : itemDepth.length + key.length + 1;
      return key + literal(item, style, itemDepth, start);
    });
  const line = `${open}${write('', true).join(', ')}${close}`;
  if (entries.length === 0 || column + line.length <= WIDTH) return line;
  const lines = write(inner, false).map((item) => inner + item);
  return `${open}\n${lines.join(',\n')}${style.hasTrailingComma ? ',' : ''}\n${depth}${close}`;
}
