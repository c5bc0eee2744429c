import {createServer, type ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import {expect, test as base, watchShifts} from './fixtures';

/** How many pieces the top bar and the rest of a document come in; each is painted before the next is sent. */
const PIECES = {bar: 8, rest: 24};
/** So many that rows of a table come one by one. */
const SMALL_PIECES = 96;

/** A document on its way to the browser. */
interface Arrival {
  /** Address under which the document, and everything else of the site, is served. */
  readonly url: string;
  /** Sends one piece more; false once there is none. */
  readonly next: () => boolean;
}

function inPieces(bytes: Buffer, count: number): readonly Buffer[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({length: count}, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

const test = base.extend<{readonly arrival: (path: string, pieces: number) => Promise<Arrival>}>({
  /** Serves the site, but the document of a path piece by piece; the first one ends before the top bar. */
  arrival: async ({baseURL}, use) => {
    let answer: ServerResponse | undefined;
    const pieces: Buffer[] = [];
    let path = '';
    const server = createServer((request, response) => {
      if (request.url === path) {
        answer = response.setHeader('Content-Type', 'text/html; charset=utf-8');
        answer.write(pieces.shift());
        return;
      }
      void fetch(new URL(request.url ?? '/', baseURL ?? '')).then(async (copy) => {
        response.writeHead(copy.status, {'Content-Type': copy.headers.get('Content-Type') ?? ''});
        response.end(Buffer.from(await copy.arrayBuffer()));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('Nothing is served.');
    await use(async (asked, count) => {
      path = asked;
      const file = Buffer.from(await (await fetch(new URL(path, baseURL))).arrayBuffer());
      const bar = file.indexOf('<header');
      const rest = file.indexOf('</header>');
      expect(bar).toBeGreaterThan(0);
      expect(rest).toBeGreaterThan(bar);
      pieces.push(
        file.subarray(0, bar),
        ...inPieces(file.subarray(bar, rest), PIECES.bar),
        ...inPieces(file.subarray(rest), count),
      );
      return {
        url: `http://localhost:${address.port}${path}`,
        next: () => {
          const piece = pieces.shift();
          if (piece) answer?.write(piece);
          else answer?.end();
          return piece !== undefined;
        },
      };
    });
    server.closeAllConnections();
    server.close();
  },
});

/** Resolves when the browser has drawn what it has. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

for (const [path, limit, count = PIECES.rest] of [
  ['/', 0.001],
  ['/zh/', 0.001],
  // Its buttons, and a line that is drawn by lot, are in the middle.
  ['/404.html', 0.01],
  ['/search.html', 0.001],
  ['/guide/drivers/s3.html', 0.001],
  // It begins with a table, whose columns take the width of the rows that are there.
  ['/zh/guide/drivers/ftps.html', 0.005, SMALL_PIECES],
  ['/tool/', 0.001],
] as const) {
  for (const width of [375, 900, 1440]) {
    test(`nothing moves while ${path} arrives in pieces at ${width} px`, async ({
      page,
      arrival,
    }) => {
      await page.setViewportSize({width, height: 900});
      const shifts = await watchShifts(page);
      const {url, next} = await arrival(path, count);
      await page.goto(url, {waitUntil: 'commit'});
      while (next()) await painted(page);
      await page.waitForLoadState();
      await painted(page);
      expect(await shifts()).toBeLessThan(limit);
    });
  }
}
