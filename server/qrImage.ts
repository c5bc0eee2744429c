import {encode as encodePng} from 'fast-png';
import {encode} from 'uqr';

const DEFAULT_SIZE_PX = 300;
const MIN_SIZE_PX = 64;
const MAX_SIZE_PX = 1024;
/** Quiet zone around the code, in modules, as the standard asks. */
const BORDER = 4;
/** Values of a gray pixel. */
const DARK = 0;
const LIGHT = 255;

/**
 * Draws a QR code as PNG for old pages; new pages draw their own and send nothing.
 *
 * @param text up to 1,000 characters
 * @param size wanted width in pixels; the image is as near to it as whole modules allow
 */
export function drawQrImage(text: string, size: string): Uint8Array<ArrayBuffer> {
  const {data: modules} = encode(text, {border: BORDER});
  const wanted = /^\d{1,4}$/.test(size) ? Number(size) : DEFAULT_SIZE_PX;
  const width = Math.min(Math.max(wanted, MIN_SIZE_PX), MAX_SIZE_PX);
  const scale = Math.max(1, Math.floor(width / modules.length));
  const pixels = modules.length * scale;
  const data = new Uint8Array(pixels * pixels).fill(LIGHT);
  for (const [row, cells] of modules.entries()) {
    for (let y = row * scale; y < (row + 1) * scale; y += 1) {
      for (const [column, isDark] of cells.entries()) {
        const start = y * pixels + column * scale;
        if (isDark) data.fill(DARK, start, start + scale);
      }
    }
  }
  return new Uint8Array(encodePng({width: pixels, height: pixels, channels: 1, depth: 8, data}));
}
