import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium} from 'playwright';
import type {Browser} from 'playwright';
import {completeLocales} from '../../src/lib/shared/localized';
import type {CompleteLocale} from '../../src/lib/shared/localized';
import {pictureFile, pictureModes, type PictureMode, type Shot} from '../../src/lib/node/pictures';
import type {AList} from '../../tests/live/suite/alist';
import {emptyServer, fillServer, makeSampleFolder} from './sample';
import {scenes, type SceneName, type Take} from './scenes';
import {DENSITY, HOST_NAME, boxAround, openWindow, type Box, type Stage} from './stage';

/** Room around what a picture shows, if the scene doesn't say. */
const ROOM_PX = 16;

/** How often the screen is looked at until it stays still, and how long between two measurements. */
const MOST_TRIES = 20;
const MEASURE_PAUSE_MS = 150;

/** From this width, an element has room for a number, so far from its end. */
const WIDE_PX = 160;
const WIDE_INSET_PX = 56;

/** A number is wholly on the picture. */
const MARK_RADIUS_PX = 14;

/** A phone's screen is shown a little smaller than it is. */
const PHONE_SCALE = 0.77;

/** A picture as the camera gives it. */
export interface Taken {
  readonly scene: SceneName;
  readonly locale: CompleteLocale;
  readonly mode: PictureMode;
  readonly file: string;
  readonly screenshot: Buffer;
  readonly shot: Shot;
}

/**
 * Takes pictures of all wanted scenes, in both languages and color modes.
 *
 * @param isWanted whether a language and color mode is taken
 * @param onTaken called after each picture
 * @returns what went wrong, by scene; the others are taken
 */
export async function takePictures(
  alist: AList,
  names: readonly SceneName[],
  siteDir: string,
  executablePath: string,
  isWanted: (locale: CompleteLocale, mode: PictureMode) => boolean,
  onTaken: (taken: Taken) => Promise<void>,
): Promise<readonly string[]> {
  const browser = await chromium.launch({
    ...(executablePath ? {executablePath} : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--host-resolver-rules=MAP ${HOST_NAME}:80 127.0.0.1:${alist.port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=http://${HOST_NAME}`,
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Letters at whole pixels, and the same on every graphics card.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
  const failures: Error[] = [];
  const sample = makeSampleFolder();
  const picture = readFileSync(path.join(siteDir, 'static/img/logo.svg'));
  try {
    for (const locale of completeLocales) {
      for (const isEmpty of [true, false]) {
        const played = names.filter((name) => (scenes[name].server === 'empty') === isEmpty);
        if (played.length === 0) continue;
        await (isEmpty ? emptyServer(alist) : fillServer(alist, locale, sample.folder));
        for (const name of played)
          for (const mode of pictureModes)
            if (isWanted(locale, mode))
              await takeOne(browser, {alist, picture, name, locale, mode})
                .then(onTaken)
                .catch((error: unknown) => failures.push(error as Error));
      }
    }
  } finally {
    await browser.close();
    sample.remove();
  }
  return failures.map(({message}) => message);
}

async function takeOne(
  browser: Browser,
  options: {
    readonly alist: AList;
    readonly picture: Buffer;
    readonly name: SceneName;
    readonly locale: CompleteLocale;
    readonly mode: PictureMode;
  },
): Promise<Taken> {
  const {alist, picture, name, locale, mode} = options;
  const scene = scenes[name];
  const kind = scene.window ?? 'desktop';
  const {context, stage} = await openWindow(browser, {
    alist,
    picture,
    kind,
    variant: {locale, mode},
    token: scene.as === 'guest' ? undefined : alist.adminToken,
  });
  let after: Take['after'];
  try {
    const take = await scene.play(stage);
    after = take.after;
    const {around, room = ROOM_PX, marks = {}, scale = kind === 'phone' ? PHONE_SCALE : 1} = take;
    await stage.settle();
    await stage.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const size = stage.page.viewportSize() ?? {width: 0, height: 0};
    const {clip, places} = await stillBoxes(async () => {
      const clip: Box = around ? await boxAround(stage.page, around, room) : {x: 0, y: 0, ...size};
      const places: Record<string, readonly [number, number]> = {};
      for (const [mark, element] of Object.entries(marks))
        places[mark] = placeIn(clip, await boxAround(stage.page, [element], 0));
      return {clip, places};
    });
    const screenshot = await stillPicture(stage, clip);
    const shot = {
      width: clip.width * DENSITY,
      height: clip.height * DENSITY,
      shown: Math.round(clip.width * scale),
      marks: places,
    };
    return {scene: name, locale, mode, file: pictureFile(name, locale, mode), screenshot, shot};
  } catch (error) {
    throw new Error(
      `${name} (${locale}, ${mode}): ${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  } finally {
    await after?.();
    await context.close();
  }
}

/** Measures until two results are equal: dialogs grow while they open. */
async function stillBoxes<Boxes>(measure: () => Promise<Boxes>): Promise<Boxes> {
  let last = await measure();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await sleep(MEASURE_PAUSE_MS);
    const next = await measure();
    if (JSON.stringify(next) === JSON.stringify(last)) return next;
    last = next;
  }
  throw new Error("The screen doesn't stop moving.");
}

/** Takes pictures until two are equal: whatever was late is there then. */
async function stillPicture({page}: Stage, clip: Box): Promise<Buffer> {
  const options = {clip, animations: 'disabled', caret: 'hide', scale: 'device'} as const;
  let last = await page.screenshot(options);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const next = await page.screenshot(options);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error("The screen doesn't stop moving.");
}

/** Where a number is, in percent of the picture: inside the end of a wide element, at the corner of a small one. */
function placeIn(clip: Box, {x, y, width, height}: Box): readonly [number, number] {
  const percent = (part: number, whole: number): number => {
    const inside = Math.min(Math.max(part, MARK_RADIUS_PX), whole - MARK_RADIUS_PX);
    return Math.round((inside / whole) * 1000) / 10;
  };
  const isWide = width >= WIDE_PX;
  return [
    percent(x - clip.x + (isWide ? width - WIDE_INSET_PX : width), clip.width),
    percent(y - clip.y + (isWide ? height / 2 : 0), clip.height),
  ];
}
