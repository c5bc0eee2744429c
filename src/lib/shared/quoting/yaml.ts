/** Words that YAML 1.1 or 1.2 reads as something other than text. */
const WORDS = /^(?:true|false|yes|no|on|off|y|n|null|nan|inf)$/i;

/** Texts without anything that could be an indicator, a number, or a comment. */
const PLAIN = /^(?:[A-Za-z/]|-{1,2}(?=[A-Za-z]))(?:[\w./=@%+\-()`<>|&]|:(?=\S)| (?=[^\s#]))*$/;

/** Characters that a file of YAML must not contain, and those at which some readers break lines. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

/** A text as a scalar of YAML, on one line, with quotes only where they are needed: the escapes of JSON mean the same. */
export function yamlString(text: string): string {
  if (PLAIN.test(text) && !WORDS.test(text)) return text;
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
  return JSON.stringify(whole).replaceAll(UNPRINTABLE, escaped);
}

/** A text as a scalar of a Compose file, where `$` begins a variable. */
export function composeString(text: string): string {
  return yamlString(text.replaceAll('$', '$$$$'));
}
