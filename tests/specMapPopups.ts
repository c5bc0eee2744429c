/** Sentences of the specification about popups, banners, links and foreign scripts, and the tests that prove them. */
export const specMapPopups: readonly {readonly spec: string; readonly test: string}[] = [
  {
    spec: '2 Page chrome — Home banner: shown only client-side',
    test: 'tests/components/HomeBanner.test.tsx > is not in the page’s HTML, but its room is',
  },
  {
    spec: '2 Page chrome — Home banner: on Apple platforms title, Free tag, two lines, store page',
    test: 'tests/components/HomeBanner.test.tsx > on Apple devices shows the app, its tag, two lines and its store',
  },
  {
    spec: '2 Page chrome — Home banner: on other platforms an ad placeholder container',
    test: 'tests/components/HomeBanner.test.tsx > elsewhere has a place for ads as the network wants it',
  },
  {
    spec: '2 Page chrome — Home banner: both show "Open the new site"',
    test: 'tests/components/HomeBanner.test.tsx > leads to the new site on %s',
  },
  {
    spec: '2 Page chrome — Home banner: nothing moves when it comes',
    test: 'e2e/popups.spec.ts > comes on ${home} in the browser without moving anything at ${width} px',
  },
  {
    spec: '2 Page chrome — Sidebar sponsorship banner: label by path prefix',
    test: 'tests/components/HomeBanner.test.tsx > on %s is labelled %s',
  },
  {
    spec: '2 Page chrome — Sidebar sponsorship banner: disabled',
    test: 'tests/components/HomeBanner.test.tsx > is disabled: it shows nothing and takes no room',
  },
  {
    spec: '2 Screens and routes — External links open in a new tab',
    test: 'e2e/popups.spec.ts > every link out of the site opens a tab of its own and tells the other site nothing',
  },
  {
    spec: '2 Screens and routes — External links are marked',
    test: 'e2e/popups.spec.ts > links out of the site are marked and say so on ${path}',
  },
  {
    spec: '3 Entities — Notice configuration: path or match pattern',
    test: 'tests/unit/lib/notice.test.ts > %s gets %s',
  },
  {
    spec: '3 Entities — Notice configuration: title, content, actions',
    test: 'tests/components/NoticePopup.test.tsx > shows title, content and actions of both kinds in the page’s language',
  },
  {
    spec: '3 Entities — Notice configuration: fullscreen',
    test: 'e2e/popups.spec.ts > covers the page until the mask is clicked, and gives the focus back',
  },
  {
    spec: '4 States — Notice popup: hidden once dismissed, in local storage if showOnce',
    test: 'e2e/popups.spec.ts > once dismissed is gone for good, and its script is not loaded',
  },
  {
    spec: '4 States — Notice popup: otherwise in session storage',
    test: 'tests/components/choosePopup.test.ts > keeps a dismissal for the session unless the rule says once',
  },
  {
    spec: '4 States — Notice popup: with confirm, clicking the mask does not dismiss',
    test: 'e2e/popups.spec.ts > with confirm waits for its button',
  },
  {
    spec: '4 States — Current notice: 3.30.0 drops Windows 7',
    test: 'e2e/popups.spec.ts > says that 3.30.0 drops Windows 7, and nothing moves',
  },
  {
    spec: '4 States — Language redirect: appears when the preferred language maps to another locale',
    test: 'e2e/popups.spec.ts > is offered the other language, beside the page, in its words',
  },
  {
    spec: '4 States — Language redirect: switch goes to the equivalent page',
    test: 'e2e/popups.spec.ts > switches to the same place of the page by keyboard',
  },
  {
    spec: '4 States — Language redirect: cancel remembers the refusal for the session',
    test: 'e2e/popups.spec.ts > who stays is asked again in the next session only',
  },
  {
    spec: '4 States — Language redirect: a remember checkbox makes the choice permanent',
    test: 'e2e/popups.spec.ts > who wants “${decision}” remembered is never asked again',
  },
  {
    spec: '4 States — Toast: default 3000 ms',
    test: 'tests/components/Toast.test.tsx > stays for 3000 ms',
  },
  {
    spec: '4 States — Toast: closable',
    test: 'tests/components/Toast.test.tsx > closes by %s and gives the focus back',
  },
  {
    spec: '4 States — Toast: kept alive on hover',
    test: 'tests/components/Toast.test.tsx > stays while the pointer is on it, and its time begins again after',
  },
  {
    spec: '4 States — Toast: placement top by default',
    test: 'tests/components/Toast.test.tsx > stands at the top unless asked for at the bottom',
  },
  {
    spec: '7 The calls it makes — ads and analytics scripts, never under /tool/',
    test: 'tests/unit/features/foreignScripts.test.ts > are left behind on the way to a tool',
  },
  {
    spec: '8 Error catalogue — Theme or sidebar data used without provider',
    test: 'tests/components/providers.test.tsx > %s used without its provider throws, naming it',
  },
  {
    spec: '9 Business constants — Toast default duration',
    test: 'tests/components/Toast.test.tsx > stays for 3000 ms',
  },
];
