/** Typography of Chinese text that a machine can check. */
const rules = [
  {name: 'a half-width mark after a Chinese character', pattern: /\p{Script=Han}[,;:?!]/u},
  {
    name: 'no space between Chinese and a Latin letter or digit',
    pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
  },
  {
    name: 'a space beside a full-width mark',
    pattern: /[，。；：？！、） ]{1}(?<=[，。；：？！、）]) (?=\p{Script=Han})/u,
  },
  {name: 'half-width brackets around Chinese', pattern: /\(\p{Script=Han}[^)]*\)/u},
  {name: 'the polite form', pattern: /您/},
  {name: 'curly quotation marks', pattern: /[“”‘’]/},
] as const;

/** Words the voice of the pages avoids. */
const avoided = ['只需', '显然', '请自行', '懂的都懂', '点击这里'];

/** Breaches of the rules in a Chinese text, one message each. */
export function faultsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => [
      ...rules.filter(({pattern}) => pattern.test(line)).map(({name}) => `${name}: ${line.trim()}`),
      ...avoided.filter((word) => line.includes(word)).map((word) => `${word}: ${line.trim()}`),
    ]);
}
