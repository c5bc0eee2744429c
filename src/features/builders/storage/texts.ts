import './partTexts';
import {translate} from '@docusaurus/Translate';
import {createTexts} from '@site/src/features/builders/createTexts';

/** Texts of the storage builder, in the language of the page: each language is built apart. */
const texts = {
  title: translate({id: 'storageBuilder.title', message: 'Storage builder'}),
  lead: translate({
    id: 'storageBuilder.lead',
    message:
      'Enter your values to get the list for the form and the request for the API. This page sends nothing.',
  }),
  driver: translate({id: 'storageBuilder.driver', message: 'Driver'}),
  prefilled: translate({
    id: 'storageBuilder.prefilled',
    message: "AList's form fills this in. Leave it blank to keep that value.",
  }),
  unit: translate({id: 'storageBuilder.unit', message: 'In MB, as in the form.'}),
  signIn: translate({
    id: 'storageBuilder.signIn',
    message: 'Not filled in yet, for signing in: {names}',
  }),
  signInOneOf: translate({
    id: 'storageBuilder.signInOneOf',
    message: 'Not filled in yet, for signing in with one of them: {names}',
  }),
  resultForm: translate({id: 'storageBuilder.resultForm', message: "AList's form"}),
  formLead: translate({
    id: 'storageBuilder.formLead',
    message: 'Open {menu}, enter these values, and leave the other fields unchanged.',
  }),
  menu: translate({id: 'storageBuilder.menu', message: 'Manage → Storages → Add'}),
  tokenNote: translate({
    id: 'storageBuilder.tokenNote',
    message: 'Replace {token} with an admin token.',
  }),
  historyNote: translate({
    id: 'storageBuilder.historyNote',
    message: 'Afterward, delete the command from your shell’s history.',
  }),
  downloads: translate({id: 'storageBuilder.downloads', message: 'How downloads reach visitors'}),
  web: translate({id: 'storageBuilder.web', message: 'Web interface'}),
  webdav: translate({id: 'storageBuilder.webdav', message: 'WebDAV clients'}),
  routeDirect: translate({
    id: 'storageBuilder.routeDirect',
    message: 'AList redirects to the provider.',
  }),
  routeThrough: translate({
    id: 'storageBuilder.routeThrough',
    message: 'Data goes through AList.',
  }),
  routeExternal: translate({
    id: 'storageBuilder.routeExternal',
    message: 'AList redirects to your download proxy.',
  }),
  routeOptional: translate({
    id: 'storageBuilder.routeOptional',
    message: 'A field of this driver can turn the proxy off.',
  }),
  issues: translate({id: 'storageBuilder.issues', message: 'Known issues with these choices'}),
  next: translate({id: 'storageBuilder.next', message: 'After you save'}),
  check: translate({
    id: 'storageBuilder.check',
    message: 'What the status `work` proves, and how to test',
  }),
} as const satisfies Record<string, string>;

/** Name of a text of the storage builder. */
export type TextKey = keyof typeof texts;

/** A text of the storage builder, in the page's language, with each `{name}` replaced. */
export const t = createTexts(texts);
