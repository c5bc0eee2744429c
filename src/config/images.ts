import {existsSync, promises as fs} from 'node:fs';
import sharp from 'sharp';
import {PICTURE_WIDTHS_PX, narrowerFile} from '../lib/node/pictures';

/** Quality of the smaller versions of a picture, 1 to 100. */
const WEBP_QUALITY = 80;

/**
 * Screenshots of AList come with their widths (`npm run pictures`): making one takes 0.04 s of a core, so all 700 would
 * take half a minute for the browser's bundle, and again for the server's.
 */
const READY_MADE = /[\\/]src[\\/]pictures[\\/]/;

interface ResizeOrder {
  readonly width: number;
}

/** Makes one smaller version; the stock adapter keeps the format of the file, whatever is asked for. */
function webpAdapter(file: string) {
  const image = sharp(file);
  return {
    metadata: () => image.metadata(),
    async resize({width}: ResizeOrder) {
      const ready = READY_MADE.test(file) ? narrowerFile(file, width) : undefined;
      if (ready !== undefined && existsSync(ready)) {
        const data = await fs.readFile(ready);
        const {height} = await sharp(data).metadata();
        return {data, width, height};
      }
      const {data, info} = await image
        .clone()
        .resize(width)
        .webp({quality: WEBP_QUALITY})
        .toBuffer({resolveWithObject: true});
      return {data, width: info.width, height: info.height};
    },
  };
}

/** Options of `@docusaurus/plugin-ideal-image`: every local raster picture becomes WebP in several widths. */
export const imageOptions = {
  adapter: webpAdapter,
  format: 'webp',
  sizes: [...PICTURE_WIDTHS_PX],
  // Development shows what the site shows.
  disableInDev: false,
};
