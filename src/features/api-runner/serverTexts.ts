import {translate} from '@docusaurus/Translate';
import yourServerTexts from '@generated/yourServerTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(yourServerTexts);

/** Texts of "Your server", which is on every page of the API; those of the runner come with its window. */
export const serverTexts = {
  title: translate({id: 'yourServer.title', message: 'Your server'}),
  base: translate({id: 'yourServer.base', message: 'URL'}),
  token: translate({id: 'yourServer.token', message: 'Token'}),
  note: translate({
    id: 'yourServer.note',
    message:
      "The samples below use these values. They're cleared when you leave the API pages, and nothing is sent until you send a request.",
  }),
  notAlone: translate({
    id: 'yourServer.notAlone',
    message:
      "Another page shows this page inside it or opened it, and could read a token that you enter. That's why you can't send requests here.",
  }),
  openAlone: translate({id: 'yourServer.openAlone', message: 'Open in a new window'}),
  show: translate({id: 'yourServer.show', message: 'Show'}),
  hide: translate({id: 'yourServer.hide', message: 'Hide'}),
  showToken: translate({id: 'yourServer.showToken', message: 'Show the token'}),
  forget: translate({id: 'yourServer.forget', message: 'Forget'}),
  forgotten: translate({id: 'yourServer.forgotten', message: 'The URL and the token are deleted.'}),
  baseScheme: translate({
    id: 'yourServer.baseScheme',
    message: 'Start the URL with http:// or https://.',
  }),
  baseCredentials: translate({
    id: 'yourServer.baseCredentials',
    message: 'Remove the username and the password from the URL. Use a token instead.',
  }),
  basePage: translate({
    id: 'yourServer.basePage',
    message:
      'Enter the URL of AList only, without a page or parameters, for example https://files.example.com.',
  }),
  baseInvalid: translate({
    id: 'yourServer.baseInvalid',
    message: "This isn't a URL. Enter one such as http://localhost:5244.",
  }),
  tokenBearer: translate({
    id: 'yourServer.tokenBearer',
    message: 'Enter the token without the word Bearer.',
  }),
  tokenCharacters: translate({
    id: 'yourServer.tokenCharacters',
    message:
      'The token contains characters that no token of AList has, for example a space. Copy it again.',
  }),
} as const satisfies Record<string, string>;
