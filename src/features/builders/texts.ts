import './partTexts';
import {translate} from '@docusaurus/Translate';
import {createTexts} from '@site/src/lib/browser/createTexts';

/** Texts that the builders share, in the language of the page: each language is built apart. */
const texts = {
  showAll: translate({id: 'builders.showAll', message: 'Show all {count} fields'}),
  showNeeded: translate({id: 'builders.showNeeded', message: 'Show fewer fields'}),
  clear: translate({id: 'builders.clear', message: 'Clear all values'}),
  cleared: translate({id: 'builders.cleared', message: 'All values are back to their defaults.'}),
  required: translate({id: 'builders.required', message: 'Required'}),
  blank: translate({id: 'builders.blank', message: '(blank)'}),
  choose: translate({id: 'builders.choose', message: 'Choose one'}),
  showSecrets: translate({id: 'builders.showSecrets', message: 'Show secrets'}),
  secretNote: translate({
    id: 'builders.secretNote',
    message:
      'Tokens, cookies, and passwords stay in the memory of this page, and are cleared when you leave it.',
  }),
  noSecrets: translate({
    id: 'builders.noSecrets',
    message:
      'Enter this value in AList or in your terminal. This page can load scripts of other services, so it takes no secrets.',
  }),
  faultRequired: translate({id: 'builders.faultRequired', message: 'Enter a value.'}),
  faultWhole: translate({id: 'builders.faultWhole', message: 'Enter a whole number.'}),
  faultNumber: translate({id: 'builders.faultNumber', message: 'Enter a number.'}),
  faultNegative: translate({
    id: 'builders.faultNegative',
    message: 'Enter 0 or a higher number.',
  }),
  faultSpaces: translate({
    id: 'builders.faultSpaces',
    message: 'Remove the space before or after the value.',
  }),
  faultUrlStart: translate({
    id: 'builders.faultUrlStart',
    message: 'Start the URL with http:// or https://.',
  }),
  faultUrl: translate({
    id: 'builders.faultUrl',
    message: "This isn't a valid URL. Check it for typos.",
  }),
  faultId: translate({
    id: 'builders.faultId',
    message: 'Enter the ID of the folder, not its path or URL.',
  }),
  faultPath: translate({
    id: 'builders.faultPath',
    message: 'Enter a path such as /movies, not a URL.',
  }),
  faultHostPort: translate({
    id: 'builders.faultHostPort',
    message: 'Enter the host and the port with a colon between them, without http://.',
  }),
  stillNeeded: translate({id: 'builders.stillNeeded', message: 'Still needed: {names}'}),
  toCorrect: translate({id: 'builders.toCorrect', message: 'To correct: {names}'}),
  complete: translate({
    id: 'builders.complete',
    message: 'All required fields have a value.',
  }),
  on: translate({id: 'builders.on', message: 'on'}),
  off: translate({id: 'builders.off', message: 'off'}),
  missing: translate({id: 'builders.missing', message: 'your value'}),
  placeholderNote: translate({
    id: 'builders.placeholderNote',
    message: 'Replace the values in angle brackets, too.',
  }),
  copy: translate({id: 'builders.copy', message: 'Copy'}),
  copyNamed: translate({id: 'builders.copyNamed', message: 'Copy: {name}'}),
  copied: translate({id: 'builders.copied', message: 'Copied'}),
  copyFailed: translate({
    id: 'builders.copyFailed',
    message: "Your browser didn't allow copying. The text is selected, so you can copy it.",
  }),
  failed: translate({
    id: 'builders.failed',
    message: "The form couldn't be loaded (HTTP {status}).",
  }),
} as const satisfies Record<string, string>;

/** Name of a text that the builders share. */
export type TextKey = keyof typeof texts;

/** A text that the builders share, in the page's language, with each `{name}` replaced. */
export const t = createTexts(texts);
