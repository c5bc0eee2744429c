import './partTexts';
import {translate} from '@docusaurus/Translate';
import {createTexts} from '@site/src/lib/browser/createTexts';

/** Texts of the runner, in the language of the page: each language is built apart. */
const texts = {
  close: translate({id: 'apiRunner.close', message: 'Close'}),
  noServer: translate({
    id: 'apiRunner.noServer',
    message: 'Enter the URL of your AList to send the request.',
  }),
  noToken: translate({
    id: 'apiRunner.noToken',
    message: 'No token is entered, so the request is sent as guest.',
  }),
  placePath: translate({id: 'apiRunner.placePath', message: 'Path parameters'}),
  placeQuery: translate({id: 'apiRunner.placeQuery', message: 'Query parameters'}),
  placeHeader: translate({id: 'apiRunner.placeHeader', message: 'Headers'}),
  placeBody: translate({id: 'apiRunner.placeBody', message: 'Request body'}),
  required: translate({id: 'apiRunner.required', message: 'required'}),
  onePerLine: translate({id: 'apiRunner.onePerLine', message: 'One per line. '}),
  notSet: translate({id: 'apiRunner.notSet', message: 'not set'}),
  defaultIs: translate({id: 'apiRunner.defaultIs', message: 'default: {value}'}),
  asJson: translate({id: 'apiRunner.asJson', message: 'Edit as JSON'}),
  asForm: translate({id: 'apiRunner.asForm', message: 'Edit as form'}),
  file: translate({id: 'apiRunner.file', message: 'File'}),
  missing: translate({id: 'apiRunner.missing', message: 'This value is required.'}),
  notInteger: translate({id: 'apiRunner.notInteger', message: 'Enter a whole number.'}),
  notJson: translate({id: 'apiRunner.notJson', message: "This isn't valid JSON."}),
  notHeader: translate({
    id: 'apiRunner.notHeader',
    message: 'A header can contain only Latin characters.',
  }),
  send: translate({id: 'apiRunner.send', message: 'Send'}),
  abort: translate({id: 'apiRunner.abort', message: 'Cancel the request'}),
  sending: translate({id: 'apiRunner.sending', message: 'Sending…'}),
  confirmTitle: translate({
    id: 'apiRunner.confirmTitle',
    message: 'This request changes your AList',
  }),
  confirmServer: translate({id: 'apiRunner.confirmServer', message: 'Server'}),
  confirmSend: translate({id: 'apiRunner.confirmSend', message: 'Send anyway'}),
  confirmBack: translate({id: 'apiRunner.confirmBack', message: 'Back'}),
  response: translate({id: 'apiRunner.response', message: 'Response'}),
  responseNone: translate({
    id: 'apiRunner.responseNone',
    message: 'The response appears here after you send the request.',
  }),
  time: translate({id: 'apiRunner.time', message: '{ms} ms'}),
  headers: translate({id: 'apiRunner.headers', message: 'Headers'}),
  headersNote: translate({
    id: 'apiRunner.headersNote',
    message: 'A browser shows only some headers of responses from other origins.',
  }),
  body: translate({id: 'apiRunner.body', message: 'Body'}),
  empty: translate({id: 'apiRunner.empty', message: 'The body is empty.'}),
  crashed: translate({
    id: 'apiRunner.crashed',
    message: 'The request crashed on the server. Check the log of AList.',
  }),
  longText: translate({
    id: 'apiRunner.longText',
    message: 'The first {shown} of {all} characters are shown.',
  }),
  saveFile: translate({id: 'apiRunner.saveFile', message: 'Save the file ({size} bytes)'}),
  redirected: translate({
    id: 'apiRunner.redirected',
    message:
      "AList returned a redirect. The browser doesn't show its target to this page and the page doesn't follow it, so that no other server gets a request.",
  }),
  copyBody: translate({id: 'apiRunner.copyBody', message: 'Copy'}),
  copied: translate({id: 'apiRunner.copied', message: 'Copied'}),
  useToken: translate({id: 'apiRunner.useToken', message: 'Use this token'}),
  tokenUsed: translate({id: 'apiRunner.tokenUsed', message: 'The token is in "Your server" now.'}),
  codeTitle: translate({id: 'apiRunner.codeTitle', message: 'AList returned the error {code}'}),
  lookUp: translate({id: 'apiRunner.lookUp', message: 'Look up this message'}),
  more: translate({id: 'apiRunner.more', message: 'Show {count} more of {all}'}),
  entry: translate({id: 'apiRunner.entry', message: '1 entry'}),
  entries: translate({id: 'apiRunner.entries', message: '{count} entries'}),
  summary: translate({
    id: 'apiRunner.summary',
    message: 'Response with status {status} after {ms} ms',
  }),
  // Failures
  mixedTitle: translate({
    id: 'apiRunner.mixedTitle',
    message: 'The browser blocks HTTP requests from this page',
  }),
  mixed: translate({
    id: 'apiRunner.mixed',
    message:
      'This page uses HTTPS, and your server uses HTTP. Nothing was sent. Serve AList over HTTPS, or open this page on the computer that runs AList and use the URL http://localhost:5244. To turn on HTTPS, use these keys:',
  }),
  originTitle: translate({
    id: 'apiRunner.originTitle',
    message: "The server doesn't accept requests from this site",
  }),
  origin: translate({
    id: 'apiRunner.origin',
    message:
      'The server is reachable, but its CORS settings refuse this site. Add {origin} to this key in config.json, and then restart AList:',
  }),
  preflightTitle: translate({
    id: 'apiRunner.preflightTitle',
    message: 'The server refuses a header or the method',
  }),
  preflight: translate({
    id: 'apiRunner.preflight',
    message:
      "The server accepts requests from this site, but its CORS settings don't allow the headers {headers} or the method {method}. Add them by name to these keys in config.json, and then restart AList. Some browsers don't count Authorization as part of *.",
  }),
  unreachableTitle: translate({
    id: 'apiRunner.unreachableTitle',
    message: "The server can't be reached",
  }),
  unreachable: translate({
    id: 'apiRunner.unreachable',
    message:
      "Check that AList is running and that the URL and the port are correct. A firewall, an invalid certificate, or the browser's protection of local networks can also be the cause. The port is set here:",
  }),
  aborted: translate({
    id: 'apiRunner.aborted',
    message: 'You canceled the request. The server might still complete it.',
  }),
} as const satisfies Record<string, string>;

/** Name of a text. */
export type TextKey = keyof typeof texts;

/** A text of the page's language, with `{name}` replaced. */
export const t = createTexts(texts);
