import {createServer, type ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import {expect, test as base, watchShifts} from './fixtures';

/** How many pieces the content of a document comes in; each is painted before the next is sent. */
const PIECES = 24;

/** A document on its way to the browser. */
interface Arrival {
  /** Address under which the document, and everything else of the site, is served. */
  readonly url: string;
  /** Sends one piece more; false once there is none. */
  readonly next: () => boolean;
}

const test = base.extend<{readonly arrival: (path: string) => Promise<Arrival>}>({
  /** Serves the site, but the document of a path piece by piece; the first one ends where the content begins. */
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
    await use(async (asked) => {
      path = asked;
      const file = Buffer.from(await (await fetch(new URL(path, baseURL))).arrayBuffer());
      const start = file.indexOf('<main');
      expect(start).toBeGreaterThan(0);
      const size = Math.ceil((file.length - start) / PIECES);
      pieces.push(file.subarray(0, start));
      for (let at = start; at < file.length; at += size) pieces.push(file.subarray(at, at + size));
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

for (const path of ['/', '/zh/', '/404.html', '/search.html', '/guide/drivers/s3.html', '/tool/']) {
  for (const width of [375, 900, 1440]) {
    test(`nothing moves while ${path} arrives in pieces at ${width} px`, async ({
      page,
      arrival,
    }) => {
      await page.setViewportSize({width, height: 900});
      const shifts = await watchShifts(page);
      const {url, next} = await arrival(path);
      await page.goto(url, {waitUntil: 'commit'});
      while (next()) await painted(page);
      await page.waitForLoadState();
      await painted(page);
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
}
