/**
 * Letters of languages that write no spaces between words, as a class of a regular expression with the flag `u`: Chinese
 * characters, and the letters that Japanese has besides them.
 */
export const UNSPACED_LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
