import sharp from 'sharp';

/** Quality of the smaller versions of a picture, 1 to 100. */
const WEBP_QUALITY = 80;

/** Widths in pixels: a phone, the text column, the same on a screen with two dots per pixel. */
const WIDTHS_PX = [480, 736, 1472];

interface ResizeOrder {
  readonly width: number;
}

/** Makes one smaller version; the stock adapter keeps the format of the file, whatever is asked for. */
function webpAdapter(file: string) {
  const image = sharp(file);
  return {
    metadata: () => image.metadata(),
    async resize({width}: ResizeOrder) {
      const {data, info} = await image
        .clone()
        .resize(width)
        .webp({quality: WEBP_QUALITY})
        .toBuffer({resolveWithObject: true});
      return {data, width: info.width, height: info.height};
    },
  };
}

/** Options of `@docusaurus/plugin-ideal-image`: every local raster picture becomes WebP in three widths. */
export const imageOptions = {
  adapter: webpAdapter,
  format: 'webp',
  sizes: WIDTHS_PX,
  // Development shows what the site shows.
  disableInDev: false,
};
