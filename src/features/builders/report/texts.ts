import './partTexts';
import {translate} from '@docusaurus/Translate';
import {createTexts} from '@site/src/lib/browser/createTexts';

/** Texts of the report composer, in the language of the page: each language is built apart. */
const texts = {
  title: translate({id: 'report.title', message: 'Report composer'}),
  lead: translate({
    id: 'report.lead',
    message:
      'Paste a message or a log. This page masks secrets, looks for known causes, and writes the bug report. It sends nothing.',
  }),
  driver: translate({id: 'report.driver', message: 'Driver'}),
  noDriver: translate({id: 'report.noDriver', message: 'No storage involved'}),
  version: translate({id: 'report.version', message: 'AList version'}),
  versionNote: translate({
    id: 'report.versionNote',
    message: 'Run `alist version`, or see **Manage → Settings → Site**.',
  }),
  faultVersion: translate({
    id: 'report.faultVersion',
    message: 'Enter the number of a version, such as {version}.',
  }),
  text: translate({id: 'report.text', message: 'Message or log'}),
  textNote: translate({
    id: 'report.textNote',
    message:
      'Copy it as text. By default, the log is in `{file}`. Start AList with `--debug` to get more details.',
  }),
  masked: translate({id: 'report.masked', message: 'Masked: {list}'}),
  maskedKind: translate({id: 'report.maskedKind', message: '{kind} ({count})'}),
  nothingMasked: translate({id: 'report.nothingMasked', message: 'No secrets recognized.'}),
  check: translate({
    id: 'report.check',
    message:
      'Read the text before you post it. Names of files and folders stay, and so do secrets without a recognizable form.',
  }),
  password: translate({id: 'report.password', message: 'passwords and codes'}),
  token: translate({id: 'report.token', message: 'tokens'}),
  cookie: translate({id: 'report.cookie', message: 'cookies'}),
  key: translate({id: 'report.key', message: 'keys'}),
  signature: translate({id: 'report.signature', message: 'signatures in links'}),
  value: translate({id: 'report.value', message: 'long random values'}),
  account: translate({id: 'report.account', message: 'account names'}),
  host: translate({id: 'report.host', message: 'host names'}),
  ip: translate({id: 'report.ip', message: 'IP and MAC addresses'}),
  email: translate({id: 'report.email', message: 'email addresses'}),
  phone: translate({id: 'report.phone', message: 'phone numbers'}),
  update: translate({
    id: 'report.update',
    message:
      'The newest release is {version}. Before you report a bug, check whether it still occurs there.',
  }),
  causes: translate({id: 'report.causes', message: 'Known causes'}),
  causesFound: translate({id: 'report.causesFound', message: 'Known causes found: {count}'}),
  noCauses: translate({id: 'report.noCauses', message: 'No known cause fits this text.'}),
  fix: translate({id: 'report.fix', message: 'Fix:'}),
  explained: translate({id: 'report.explained', message: 'Read the explanation'}),
  explainedFor: translate({
    id: 'report.explainedFor',
    message: 'Read the explanation for {driver}',
  }),
  issue: translate({id: 'report.issue', message: 'Known issue:'}),
  driverPage: translate({id: 'report.driverPage', message: 'Open the page of the driver'}),
  fixedIn: translate({id: 'report.fixedIn', message: 'Changed in {version}:'}),
  next: translate({id: 'report.next', message: 'None of these fits'}),
  withoutText: translate({
    id: 'report.withoutText',
    message: 'Write a report without a message',
  }),
  what: translate({id: 'report.what', message: 'What happened'}),
  whatNote: translate({
    id: 'report.whatNote',
    message: 'What you did, what you expected, and what happened instead.',
  }),
  steps: translate({id: 'report.steps', message: 'How to reproduce it'}),
  stepsNote: translate({
    id: 'report.stepsNote',
    message:
      'Write each step, so that someone without your setup can follow. Add a link if you have one.',
  }),
  config: translate({id: 'report.config', message: 'Configuration'}),
  configNote: translate({
    id: 'report.configNote',
    message:
      'Paste your `config.json` and the settings of the storage. Also say how you installed AList, and whether a reverse proxy is in front of it.',
  }),
  report: translate({id: 'report.report', message: 'Bug report'}),
  open: translate({id: 'report.open', message: 'Open the form on GitHub'}),
  openNote: translate({
    id: 'report.openNote',
    message:
      'The link contains this text, and GitHub receives it when you open the link. There, confirm the four statements, and add a screenshot of the storage without secrets.',
  }),
  tooLong: translate({
    id: 'report.tooLong',
    message: 'Too long for the link. Copy this into the form yourself: {names}',
  }),
} as const satisfies Record<string, string>;

/** Name of a text of the report composer. */
export type TextKey = keyof typeof texts;

/** A text of the report composer, in the page's language, with each `{name}` replaced. */
export const t = createTexts(texts);
