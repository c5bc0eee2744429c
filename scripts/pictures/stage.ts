import type {Browser, BrowserContext, Locator, Page, Route} from 'playwright';
import type {AList} from '../../tests/live/suite/alist';
import type {CompleteLocale} from '../../src/lib/shared/localized';
import type {PictureMode} from '../../src/lib/node/pictures';

/** Where the pictures say that the server is. */
export const HOST_NAME = 'files.example.com';

/** The time on every picture. */
const CLOCK = new Date('2026-07-15T10:00:00Z');

/** Times of the server that are this near to now are replaced by those of the fixed clock. */
const RECENT_MS = 2 * 86_400_000;

/** Sizes of the window in CSS pixels. */
const VIEWPORTS = {
  desktop: {width: 960, height: 700},
  phone: {width: 390, height: 780},
} as const;

/** Dots per CSS pixel. */
export const DENSITY = 2;

/** How long a scene waits for something on the screen. */
const SCENE_TIMEOUT_MS = 15_000;

/** Family that draws both languages, so that the machine's own default changes nothing. */
const FONT = 'Noto Sans CJK SC';

export interface Variant {
  readonly locale: CompleteLocale;
  readonly mode: PictureMode;
}

export type WindowKind = keyof typeof VIEWPORTS;

/** A box on the page in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a scene works with. */
export interface Stage extends Variant {
  readonly page: Page;
  readonly alist: AList;
  /** The word of the language. */
  readonly say: (texts: Readonly<Record<CompleteLocale, string>>) => string;
  /** Opens an address of the server and waits until it stays still. */
  readonly open: (address: string) => Promise<void>;
  /** Changes the window: forms scroll in themselves, so they need a window that holds them. */
  readonly size: (width: number, height: number) => Promise<void>;
  /** Waits until nothing loads or moves anymore. */
  readonly settle: () => Promise<void>;
  /** The control of a form's field, by its key. */
  readonly field: (key: string) => Locator;
  /** The control with its label and help. */
  readonly group: (key: string) => Locator;
  /** Selects an option of a drop-down field. */
  readonly choose: (key: string, option: string | RegExp | number) => Promise<void>;
  /** Opens a page with records of the browser's storage. */
  readonly remember: (records: Readonly<Record<string, string>>) => Promise<void>;
  /** Changes responses of the server whose path ends so, for values that no picture may show. */
  readonly rewrite: (path: string, change: (data: any) => unknown) => Promise<void>; // eslint-disable-line @typescript-eslint/no-explicit-any -- responses as they come
}

/** Opens a browser window for one language and color mode. */
export async function openWindow(
  browser: Browser,
  {
    alist,
    variant,
    kind,
    token,
    picture,
  }: {
    readonly alist: AList;
    readonly variant: Variant;
    readonly kind: WindowKind;
    /** Token of the user who is signed in, or undefined for a guest. */
    readonly token: string | undefined;
    /** Shown for every picture of another host. */
    readonly picture: Buffer;
  },
): Promise<{readonly context: BrowserContext; readonly stage: Stage}> {
  const {locale, mode} = variant;
  const language = locale === 'zh' ? 'zh-CN' : 'en';
  const context = await browser.newContext({
    viewport: VIEWPORTS[kind],
    deviceScaleFactor: DENSITY,
    isMobile: kind === 'phone',
    hasTouch: kind === 'phone',
    locale: locale === 'zh' ? 'zh-CN' : 'en-US',
    timezoneId: 'UTC',
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(CLOCK);
  await context.addInitScript(
    ([storedToken, storedMode, storedLanguage, font]) => {
      if (storedToken) localStorage.setItem('token', storedToken);
      localStorage.setItem('hope-ui-color-mode', storedMode);
      localStorage.setItem('lang', storedLanguage);
      localStorage.setItem('alist_client_id', '00000000-0000-4000-8000-000000000000');
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = `
          :where(body, body *) { font-family: '${font}', sans-serif !important; }
          :where(pre, code, textarea.mono, .monaco-editor *) { font-family: 'Noto Sans Mono CJK SC', '${font}', monospace !important; }
          *, ::before, ::after { animation-duration: 1ms !important; animation-delay: 0s !important; transition-duration: 1ms !important; transition-delay: 0s !important; caret-color: transparent !important; scrollbar-width: none !important; }
          ::-webkit-scrollbar { display: none; }
          /* How much of a video or song is loaded differs from run to run. */
          .art-progress-loaded, .aplayer-loaded { visibility: hidden !important; }
          /* Notices come and go. */
          .hope-notification__list { display: none !important; }`;
        document.head.append(style);
      });
    },
    [token ?? '', mode, language, FONT] as const,
  );
  await context.route('**/*', (route) => answer(route, alist, picture));
  context.setDefaultTimeout(SCENE_TIMEOUT_MS);
  const page = await context.newPage();
  return {context, stage: stageOf(page, alist, variant)};
}

/** Nothing is loaded from other hosts, and times of the server become those of the fixed clock. */
async function answer(route: Route, alist: AList, picture: Buffer): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
  if (url.hostname !== HOST_NAME) {
    return request.resourceType() === 'image'
      ? route.fulfill({contentType: 'image/svg+xml', body: picture})
      : route.abort();
  }
  if (!url.pathname.startsWith('/api/')) return route.continue();
  const response = await route.fetch({url: alist.url + url.pathname + url.search});
  const text = await response.text();
  const body = atFixedPlace(atFixedTime(text), alist);
  // With the admin token, no permissions are listed, and the interface needs them to show the folder /.
  const isMe = url.pathname === '/api/me';
  return route.fulfill({
    response,
    body: isMe
      ? body.replace('"permissions":null', '"permissions":[{"path":"/","permission":65535}]')
      : body,
  });
}

/** Replaces the server's address, as it is in links. */
function atFixedPlace(text: string, alist: AList): string {
  return text.replaceAll(new URL(alist.url).host, HOST_NAME);
}

/** Replaces times that are near to now. */
function atFixedTime(json: string): string {
  const now = Date.now();
  const isRecent = (time: number): boolean => Math.abs(time - now) < RECENT_MS;
  return json
    .replaceAll(/"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[^"]*"/g, (text) =>
      isRecent(Date.parse(text.slice(1, -1))) ? JSON.stringify(CLOCK.toISOString()) : text,
    )
    .replaceAll(/(?<=[:[,])\d{10}(?=[,}\]])/g, (text) =>
      isRecent(Number(text) * 1000) ? String(CLOCK.getTime() / 1000) : text,
    );
}

function stageOf(page: Page, alist: AList, variant: Variant): Stage {
  const settle = async (): Promise<void> => {
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
  };
  const field = (key: string): Locator => page.locator(`#${key}, #${key}-trigger`).first();
  return {
    ...variant,
    page,
    alist,
    say: (texts) => texts[variant.locale],
    settle,
    open: async (address) => {
      await page.goto(`http://${HOST_NAME}${address}`, {waitUntil: 'networkidle'});
      await settle();
    },
    size: (width, height) => page.setViewportSize({width, height}),
    field,
    group: (key) =>
      page.locator('.hope-form-control').filter({has: page.locator(`#${key}, #${key}-trigger`)}),
    choose: async (key, option) => {
      await field(key).click();
      const options = page.locator(`#${key}-listbox [role=option], .hope-select__option`);
      const wanted =
        typeof option === 'number'
          ? options.nth(option)
          : options.filter({hasText: option}).first();
      await wanted.click();
      await settle();
    },
    remember: async (records) => {
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, records);
    },
    rewrite: async (path, change) => {
      await page.route(
        (url) => url.pathname.endsWith(path),
        async (route) => {
          const url = new URL(route.request().url());
          const response = await route.fetch({url: alist.url + url.pathname + url.search});
          const envelope = JSON.parse(atFixedPlace(atFixedTime(await response.text()), alist)) as {
            data: unknown;
          };
          await route.fulfill({
            response,
            json: {...envelope, data: change(envelope.data) ?? envelope.data},
          });
        },
      );
    },
  };
}

/** The box around elements, with room around it, inside the window. */
export async function boxAround(
  page: Page,
  elements: readonly Locator[],
  room: number,
): Promise<Box> {
  const boxes: Box[] = [];
  for (const element of elements) {
    const box = await element.boundingBox();
    if (!box) throw new Error(`Not on the page: ${element.toString()}`);
    boxes.push(box);
  }
  const size = page.viewportSize() ?? {width: Infinity, height: Infinity};
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - room));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - room));
  const right = Math.min(
    size.width,
    Math.ceil(Math.max(...boxes.map((b) => b.x + b.width)) + room),
  );
  const bottom = Math.min(
    size.height,
    Math.ceil(Math.max(...boxes.map((b) => b.y + b.height)) + room),
  );
  return {x, y, width: right - x, height: bottom - y};
}
