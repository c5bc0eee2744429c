import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {PICTURE_WIDTHS_PX, narrowerFile} from '../../src/lib/node/pictures';

/** Colors of a picture as it's kept. Screens of AList have fewer, but for soft edges of letters. */
const COLORS = 256;

/** Quality of the files that browsers load, if they aren't smaller without any loss. */
const WEBP_QUALITY = 80;

/** What became of a picture. */
export type Outcome = 'new' | 'same' | 'different';

/** The files of one picture: the PNG, and what browsers load, by name. The same pixels give the same bytes. */
export async function filesOf(
  file: string,
  screenshot: Buffer,
): Promise<ReadonlyMap<string, Buffer>> {
  const {width} = await sharp(screenshot).metadata();
  const files = new Map([
    [file, await sharp(screenshot).png({palette: true, colours: COLORS, effort: 10}).toBuffer()],
  ]);
  const widths = new Set(PICTURE_WIDTHS_PX.map((wanted) => Math.min(wanted, width)));
  for (const wanted of widths) {
    const resized = sharp(screenshot).resize(wanted);
    const candidates = await Promise.all([
      resized.clone().webp({quality: WEBP_QUALITY, smartSubsample: true, effort: 5}).toBuffer(),
      // Resizing makes so many colors that only the picture as it was can be small without loss.
      ...(wanted === width ? [resized.clone().webp({lossless: true, effort: 5}).toBuffer()] : []),
    ]);
    const [smallest] = candidates.toSorted((a, b) => a.length - b.length);
    if (smallest) files.set(narrowerFile(file, wanted), smallest);
  }
  return files;
}

/** Whether a picture is the one that is kept in the folder. */
export function compare(folder: string, file: string, png: Buffer): Outcome {
  const kept = path.join(folder, file);
  if (!existsSync(kept)) return 'new';
  return readFileSync(kept).equals(png) ? 'same' : 'different';
}

/** Picture that a file belongs to, such as `users/en-light`, whatever its width. */
const pictureOf = (name: string): string => name.replace(/\..*$/, '');

/** Writes the files of pictures below a folder, and deletes widths that they don't have anymore. */
export function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const taken = new Set([...files.keys()].map(pictureOf));
  for (const scene of new Set([...files.keys()].map((name) => path.dirname(name)))) {
    mkdirSync(path.join(folder, scene), {recursive: true});
    for (const old of readdirSync(path.join(folder, scene))) {
      const name = `${scene}/${old}`;
      if (taken.has(pictureOf(name)) && !files.has(name)) rmSync(path.join(folder, name));
    }
  }
  for (const [name, data] of files) writeFileSync(path.join(folder, name), data);
}
