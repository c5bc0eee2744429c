import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A picture that isn't as it was. */
export interface Change {
  readonly file: string;
  readonly isNew: boolean;
}

/**
 * Writes a page that shows changed pictures before and after, side by side.
 *
 * @param before folder of the pictures as they were
 * @returns path of the page
 */
export function writeReview(
  target: string,
  changes: readonly Change[],
  before: string,
  after: ReadonlyMap<string, Buffer>,
): string {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  const rows = changes.map(({file, isNew}) => {
    const name = file.replaceAll('/', '-');
    writeFileSync(path.join(target, `after-${name}`), after.get(file) ?? '');
    if (!isNew) copyFileSync(path.join(before, file), path.join(target, `before-${name}`));
    return `<h2>${file}</h2><div><p>${isNew ? 'New' : `<img src="before-${name}" alt="before">`}</p><p><img src="after-${name}" alt="after"></p></div>`;
  });
  const page = path.join(target, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title>
<style>body{font-family:sans-serif;margin:1rem;background:#888}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem}img{max-width:100%}</style>
<h1>Changed pictures: ${changes.length}. Left before, right after</h1>
${rows.join('\n')}
`,
  );
  return page;
}
