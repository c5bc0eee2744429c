import {prepareCall} from './call';
import type {SampleCall} from './call';
import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {python} from './python';

/** Languages of samples, in the order of their tabs. */
export const sampleLanguages = [
  {id: 'curl', label: 'curl', syntax: 'bash'},
  {id: 'js', label: 'JavaScript', syntax: 'javascript'},
  {id: 'python', label: 'Python', syntax: 'python'},
  {id: 'go', label: 'Go', syntax: 'go'},
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

/**
 * A call in each language: a complete program that prints the response. The base URL and `<token>` are in it as
 * the facts write them, each in one piece.
 */
export const samples: Readonly<Record<SampleLanguage, (call: SampleCall) => string>> = {
  curl: (call) => curl(prepareCall(call)),
  js: (call) => javascript(prepareCall(call)),
  python: (call) => python(prepareCall(call)),
  go: (call) => go(prepareCall(call)),
};
