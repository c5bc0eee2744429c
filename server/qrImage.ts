import {encode} from 'uqr';

const DEFAULT_SIZE_PX = 300;
const MIN_SIZE_PX = 64;
const MAX_SIZE_PX = 1024;
/** Quiet zone around the code, in modules, as the standard asks. */
const BORDER = 4;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** One bit per pixel, greyscale, no interlacing. */
const PIXEL_FORMAT = [1, 0, 0, 0, 0];

/**
 * Draws a QR code as PNG for old pages; new pages draw their own and send nothing.
 *
 * @param text up to 1,000 characters
 * @param size wanted width in pixels; the image is as near to it as whole modules allow
 */
export async function drawQrImage(text: string, size: string): Promise<Uint8Array<ArrayBuffer>> {
  const {data: modules} = encode(text, {border: BORDER});
  const wanted = /^\d{1,4}$/.test(size) ? Number(size) : DEFAULT_SIZE_PX;
  const width = Math.min(Math.max(wanted, MIN_SIZE_PX), MAX_SIZE_PX);
  const scale = Math.max(1, Math.floor(width / modules.length));
  const pixels = modules.length * scale;
  const rows = modules.flatMap((row) => {
    const packed = packRow(row, scale);
    return Array.from({length: scale}, () => [0, ...packed]);
  });
  const image = await deflate(Uint8Array.from(rows.flat()));
  const header = [...numberBytes(pixels), ...numberBytes(pixels), ...PIXEL_FORMAT];
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', [...image]),
    ...chunk('IEND', []),
  ]);
}

/** Eight pixels per byte; dark modules are 0. */
function packRow(row: readonly boolean[], scale: number): readonly number[] {
  const bytes = Array.from({length: Math.ceil((row.length * scale) / 8)}, () => 0);
  for (let x = 0; x < row.length * scale; x += 1) {
    const isLight = row[Math.floor(x / scale)] !== true;
    if (isLight) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (0x80 >> (x & 7));
  }
  return bytes;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(name: string, content: readonly number[]): readonly number[] {
  const named = [...new TextEncoder().encode(name), ...content];
  return [...numberBytes(content.length), ...named, ...numberBytes(crc32(named))];
}

function numberBytes(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

/** Checksum of PNG (ISO 3309), bit by bit: the images are small. */
function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
