/** Source of a demo, by language; what an author omitted is empty. */
export interface DemoSource {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** Message of a running demo to the page around it. */
export const DEMO_ERROR = 'demo-error';

/** Nothing is loaded from anywhere: a demo is what is in its source. */
const DEMO_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/** Text that may be in an inline script or style without ending it. */
function closed(code: string, tag: 'script' | 'style'): string {
  return code.replaceAll(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
}

/** Tells the page around a demo of its errors. */
const REPORT = `addEventListener('error',(event)=>parent.postMessage({type:'${DEMO_ERROR}',message:event.message},'*'));`;

/** The scripts of a demo as its frame contains them. The policy of the page around it names them by hash. */
export function demoScripts({js}: DemoSource): readonly [report: string, own: string] {
  return [REPORT, closed(js, 'script')];
}

/**
 * The page a demo runs as, alone in its frame. Errors are told to the page around it.
 *
 * @param colorScheme color mode of the site, so that the browser's own controls match
 */
export function demoDocument(source: DemoSource, colorScheme: 'light' | 'dark'): string {
  const [report, own] = demoScripts(source);
  return [
    `<!doctype html><html style="color-scheme:${colorScheme}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${DEMO_POLICY}">`,
    `<style>body{margin:16px;font-family:system-ui,sans-serif}</style>`,
    `<style>${closed(source.css, 'style')}</style><script>${report}</script></head>`,
    `<body>${source.html}<script>${own}</script></body></html>`,
  ].join('');
}

/** Defaults of the external editor (specification section 9): HTML and script open, style closed; left. */
export const DEFAULT_EDITORS = '101';
export const DEFAULT_LAYOUT = 'left';

/** A form that takes a demo to another site. */
export interface PlaygroundForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What an author may set for the external editors. */
export interface PlaygroundSettings {
  readonly title: string;
  readonly editors: string;
  readonly layout: string;
}

/** The form for CodePen, as its "prefill" interface wants it. */
export function codepenForm(source: DemoSource, settings: PlaygroundSettings): PlaygroundForm {
  return {
    action: 'https://codepen.io/pen/define',
    fields: {data: JSON.stringify({...source, ...settings})},
  };
}

/** The form for JSFiddle, for plain scripts without a library. */
export function jsfiddleForm(
  {html, css, js}: DemoSource,
  {title}: PlaygroundSettings,
): PlaygroundForm {
  return {
    action: 'https://jsfiddle.net/api/post/library/pure/',
    fields: {html, css, js, title, wrap: 'b'},
  };
}
