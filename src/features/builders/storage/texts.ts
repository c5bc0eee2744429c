import './partTexts';
import {translate} from '@docusaurus/Translate';
import type {Purpose} from './purposes';
import {createTexts} from '@site/src/lib/browser/createTexts';

/** Texts of the storage builder, in the language of the page: each language is built apart. */
const texts = {
  title: translate({id: 'storageBuilder.title', message: 'Storage builder'}),
  lead: translate({
    id: 'storageBuilder.lead',
    message:
      'Enter your values to get the list for the form and the request for the API. This page sends nothing.',
  }),
  driver: translate({id: 'storageBuilder.driver', message: 'Driver'}),
  purpose: translate({id: 'storageBuilder.purpose', message: 'What the storage is for'}),
  purposeAny: translate({id: 'storageBuilder.purposeAny', message: 'Anything'}),
  purposePublic: translate({id: 'storageBuilder.purposePublic', message: 'Public site'}),
  purposeWebdav: translate({id: 'storageBuilder.purposeWebdav', message: 'Network drive (WebDAV)'}),
  purposeMedia: translate({id: 'storageBuilder.purposeMedia', message: 'Media server'}),
  purposeBackup: translate({id: 'storageBuilder.purposeBackup', message: 'Backups'}),
  advice: translate({id: 'storageBuilder.advice', message: 'Why these values'}),
  adviceNeedsProxy: translate({
    id: 'storageBuilder.adviceNeedsProxy',
    message: "A redirect doesn't work for visitors of this driver.",
  }),
  adviceRedirect: translate({
    id: 'storageBuilder.adviceRedirect',
    message:
      "Downloads don't use your server's bandwidth. Visitors see the provider's URL. To hide it, turn this on.",
  }),
  adviceUnproven: translate({
    id: 'storageBuilder.adviceUnproven',
    message:
      "Downloads don't use your server's bandwidth. Test one from another network. If it fails, turn this on.",
  }),
  adviceNative: translate({
    id: 'storageBuilder.adviceNative',
    message: 'Files go through AList, which works with every client.',
  }),
  adviceStream: translate({
    id: 'storageBuilder.adviceStream',
    message:
      "Videos don't use your server's bandwidth. If they don't play or you can't skip ahead, choose **{native}**.",
  }),
  adviceCache: translate({
    id: 'storageBuilder.adviceCache',
    message:
      "A scan of the library opens every folder, and each list that isn't cached is a request to the provider. Files that other programs add appear when the cache expires.",
  }),
  adviceIndex: translate({
    id: 'storageBuilder.adviceIndex',
    message: 'AList skips these files when it builds the search index.',
  }),
  adviceSign: translate({
    id: 'storageBuilder.adviceSign',
    message: 'Links to these files need a signature, even if you turn off **{signAll}**.',
  }),
  uplink: translate({id: 'storageBuilder.uplink', message: 'Upload speed (Mbit/s)'}),
  uplinkNote: translate({
    id: 'storageBuilder.uplinkNote',
    message: "Not in AList's form: your server's upload speed, to check **{name}**.",
  }),
  faultPart: translate({
    id: 'storageBuilder.faultPart',
    message:
      'AList must send each part within {seconds} seconds. At this upload speed, enter {most} or less.',
  }),
  faultUplink: translate({
    id: 'storageBuilder.faultUplink',
    message:
      'AList must send each part within {seconds} seconds. This upload speed is too low even for 1 MB.',
  }),
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

/** Names of what a storage can be for. */
export const purposeTexts: Readonly<Record<Purpose, TextKey>> = {
  public: 'purposePublic',
  webdav: 'purposeWebdav',
  media: 'purposeMedia',
  backup: 'purposeBackup',
};
