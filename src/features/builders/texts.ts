import './partTexts';
import {translate} from '@docusaurus/Translate';

/** Texts of the builders, in the language of the page: each language is built apart. */
const texts = {
  title: translate({id: 'builders.title', message: 'Storage builder'}),
  lead: translate({
    id: 'builders.lead',
    message:
      'Enter your values to get the list for the form and the request for the API. This page sends nothing.',
  }),
  driver: translate({id: 'builders.driver', message: 'Driver'}),
  showAll: translate({id: 'builders.showAll', message: 'Show all {count} fields'}),
  showNeeded: translate({id: 'builders.showNeeded', message: 'Show fewer fields'}),
  clear: translate({id: 'builders.clear', message: 'Clear all values'}),
  cleared: translate({id: 'builders.cleared', message: 'All values are back to their defaults.'}),
  required: translate({id: 'builders.required', message: 'Required'}),
  blank: translate({id: 'builders.blank', message: '(blank)'}),
  prefilled: translate({
    id: 'builders.prefilled',
    message: "AList's form fills this in. Leave it blank to keep that value.",
  }),
  unit: translate({id: 'builders.unit', message: 'In MB, as in the form.'}),
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
  faultHostPort: translate({
    id: 'builders.faultHostPort',
    message: 'Enter the host and the port with a colon between them, without http://.',
  }),
  stillNeeded: translate({id: 'builders.stillNeeded', message: 'Still needed: {names}'}),
  toCorrect: translate({id: 'builders.toCorrect', message: 'To correct: {names}'}),
  signIn: translate({id: 'builders.signIn', message: 'Not filled in yet, for signing in: {names}'}),
  signInOneOf: translate({
    id: 'builders.signInOneOf',
    message: 'Not filled in yet, for signing in with one of them: {names}',
  }),
  complete: translate({
    id: 'builders.complete',
    message: 'All required fields have a value.',
  }),
  resultForm: translate({id: 'builders.resultForm', message: "AList's form"}),
  formLead: translate({
    id: 'builders.formLead',
    message: 'Open {menu}, enter these values, and leave the other fields unchanged.',
  }),
  menu: translate({id: 'builders.menu', message: 'Manage → Storages → Add'}),
  on: translate({id: 'builders.on', message: 'on'}),
  off: translate({id: 'builders.off', message: 'off'}),
  missing: translate({id: 'builders.missing', message: 'your value'}),
  tokenNote: translate({
    id: 'builders.tokenNote',
    message: 'Replace {token} with an admin token.',
  }),
  placeholderNote: translate({
    id: 'builders.placeholderNote',
    message: 'Replace the values in angle brackets, too.',
  }),
  historyNote: translate({
    id: 'builders.historyNote',
    message: 'Afterward, delete the command from your shell’s history.',
  }),
  copy: translate({id: 'builders.copy', message: 'Copy'}),
  copyNamed: translate({id: 'builders.copyNamed', message: 'Copy: {name}'}),
  copied: translate({id: 'builders.copied', message: 'Copied'}),
  copyFailed: translate({
    id: 'builders.copyFailed',
    message: "Your browser didn't allow copying. The text is selected, so you can copy it.",
  }),
  downloads: translate({id: 'builders.downloads', message: 'How downloads reach visitors'}),
  web: translate({id: 'builders.web', message: 'Web interface'}),
  webdav: translate({id: 'builders.webdav', message: 'WebDAV clients'}),
  routeDirect: translate({
    id: 'builders.routeDirect',
    message: 'AList redirects to the provider.',
  }),
  routeThrough: translate({
    id: 'builders.routeThrough',
    message: 'Data goes through AList.',
  }),
  routeExternal: translate({
    id: 'builders.routeExternal',
    message: 'AList redirects to your download proxy.',
  }),
  routeOptional: translate({
    id: 'builders.routeOptional',
    message: 'A field of this driver can turn the proxy off.',
  }),
  issues: translate({id: 'builders.issues', message: 'Known issues with these choices'}),
  next: translate({id: 'builders.next', message: 'After you save'}),
  check: translate({
    id: 'builders.check',
    message: 'What the status `work` proves, and how to test',
  }),
  failed: translate({
    id: 'builders.failed',
    message: "The fields of this driver couldn't be loaded (HTTP {status}).",
  }),
} as const satisfies Record<string, string>;

/** Name of a text. */
export type TextKey = keyof typeof texts;

/** Values of the `{name}`s in a text. */
type Values = Readonly<Record<string, string | number>>;

/** A text of the page's language, with `{name}` replaced. */
export function t(key: TextKey, values: Values = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
