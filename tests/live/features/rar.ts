import {crc32} from 'node:zlib';

const MARK = Buffer.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00]);
const STORED = 0x30;
const SPLIT_BEFORE = 0x01;
const SPLIT_AFTER = 0x02;
const VOLUME = 0x01;
const NEW_NAMES = 0x10;
const FIRST_VOLUME = 0x0100;
const NEXT_VOLUME = 0x01;
const HAS_DATA = 0x8000;

/**
 * RAR 4 archive of one file without compression, in one or more volumes. No free program writes RAR.
 *
 * @param parts content of each volume
 */
export function rar(name: string, parts: readonly string[]): Buffer[] {
  const whole = Buffer.from(parts.join(''));
  return parts.map((part, index) => {
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const archiveFlags = parts.length === 1 ? 0 : VOLUME | NEW_NAMES | (isFirst ? FIRST_VOLUME : 0);
    const data = Buffer.from(part);
    const fileFlags = HAS_DATA | (isFirst ? 0 : SPLIT_BEFORE) | (isLast ? 0 : SPLIT_AFTER);
    const fields = Buffer.alloc(25 + name.length);
    fields.writeUInt32LE(data.length, 0); // packed
    fields.writeUInt32LE(whole.length, 4);
    fields.writeUInt8(3, 8); // Unix
    fields.writeUInt32LE(crc32(isLast ? whole : data), 9);
    fields.writeUInt32LE(0x5a_21_00_00, 13); // a day in 2025
    fields.writeUInt8(20, 17); // version that can extract
    fields.writeUInt8(STORED, 18);
    fields.writeUInt16LE(name.length, 19);
    fields.writeUInt32LE(0o100_644, 21);
    fields.write(name, 25);
    return Buffer.concat([
      MARK,
      block(0x73, archiveFlags, Buffer.alloc(6)),
      block(0x74, fileFlags, fields),
      data,
      block(0x7b, isLast ? 0 : NEXT_VOLUME, Buffer.alloc(0)),
    ]);
  });
}

function block(type: number, flags: number, fields: Buffer): Buffer {
  const header = Buffer.alloc(7);
  header.writeUInt8(type, 2);
  header.writeUInt16LE(flags, 3);
  header.writeUInt16LE(7 + fields.length, 5);
  const rest = Buffer.concat([header.subarray(2), fields]);
  header.writeUInt16LE(crc32(rest) & 0xff_ff, 0);
  return Buffer.concat([header.subarray(0, 2), rest]);
}
