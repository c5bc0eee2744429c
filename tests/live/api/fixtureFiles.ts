/** Text of the file that shares show. */
export const notesText = 'Made-up notes.\n';

/** Content of the file that samples download and upload. */
export const planText = '%PDF-1.7\nmade up\n';

/** Made-up files, by their path under the folder of the storages. */
export const files: Readonly<Record<string, string>> = {
  'drive/reports/plan.pdf': planText,
  'drive/reports/notes.md': '# Notes\n',
  'drive/reports/notes.txt': notesText,
  'drive/reports/a.txt': 'a\n',
  'drive/reports/b.txt': 'b\n',
  'drive/reports/old.pdf': 'old\n',
  'drive/reports/2025/budget.csv': 'a,b\n1,2\n',
  'drive/inbox/plan.pdf': 'inbox\n',
  'drive/inbox/deep/letter.txt': 'letter\n',
  'drive/inbox/empty/.keep': '',
  'drive/music/song.mp3': 'not a song\n',
  'drive/photos/IMG_1.jpg': 'one\n',
  'drive/photos/IMG_2.jpg': 'two\n',
  'drive/noext': 'no extension\n',
  'drive/100%.txt': 'percent\n',
  'drive/private/secret.txt': 'secret\n',
};

const encoded = {
  docs: [
    'UEsDBAoAAAAAAFodeF3ksc/lGAAAABgAAAAKABwAcmVhZG1lLnR4dFVUCQADvAcFa7wHBWt1eAsAAQQAAAAABAAA',
    'AABNYWRlIHVwIGZvciB0aGUgY2hlY2tzLgpQSwMECgAAAAAAWh14XQAAAAAAAAAAAAAAAAgAHABjaGFwdGVyL1VU',
    'CQADvAcFa7wHBWt1eAsAAQQAAAAABAAAAABQSwMECgAAAAAAWh14XUxRtmIFAAAABQAAAA8AHABjaGFwdGVyL29u',
    'ZS50eHRVVAkAA7wHBWu8BwVrdXgLAAEEAAAAAAQAAAAAT25lLgpQSwECHgMKAAAAAABaHXhd5LHP5RgAAAAYAAAA',
    'CgAYAAAAAAABAAAApIEAAAAAcmVhZG1lLnR4dFVUBQADvAcFa3V4CwABBAAAAAAEAAAAAFBLAQIeAwoAAAAAAFod',
    'eF0AAAAAAAAAAAAAAAAIABgAAAAAAAAAEADtQVwAAABjaGFwdGVyL1VUBQADvAcFa3V4CwABBAAAAAAEAAAAAFBL',
    'AQIeAwoAAAAAAFodeF1MUbZiBQAAAAUAAAAPABgAAAAAAAEAAACkgZ4AAABjaGFwdGVyL29uZS50eHRVVAUAA7wH',
    'BWt1eAsAAQQAAAAABAAAAABQSwUGAAAAAAMAAwDzAAAA7AAAAAAA',
  ],
  /** A ZIP with AES encryption; the password is `sesame`. */
  locked: [
    'UEsDBDMAAQBjAFsdeF0AAAAANAAAABgAAAAKAAsAcmVhZG1lLnR4dAGZBwACAEFFAwAAYc9pp1ggQw00YUrsw00a',
    'DtlO/Jhj2wI6VZYFOuCWzOMGOzjnx9Zqvv4IxLlDEDrEnkz3LVBLAQI/AzMAAQBjAFsdeF0AAAAANAAAABgAAAAK',
    'AC8AAAAAAAAAIICkgQAAAAByZWFkbWUudHh0CgAgAAAAAAABABgA15H94cV73QEAAAAAAAAAAAAAAAAAAAAAAZkH',
    'AAIAQUUDAABQSwUGAAAAAAEAAQBnAAAAZwAAAAAA',
  ],
  /** A 7z file with encrypted names; the password is `sesame`. */
  hidden: [
    'N3q8ryccAASe1HaeoAAAAAAAAAAvAAAAAAAAAK6ZEEaZUsor2kEjpfaCroL7CRcim1eNi3U5esWqhfY4yTgjLC0p',
    '2vTFuXEjuMbQuoLJd4VMTspjxutosplJT01Kbh+wdJBMaqSubK9woU8kfrIryf1/eC/l6Yl8vqJeijnULwnO2BHd',
    '46jXEKQUkR784ns4dAf62wZh8JulrJaYXeBQjuq2LCJplBayQFzP9nrht/okvcC3f/0/QQ8Bx0a+fiXZFwYgAQmA',
    'gAAHCwEAASQG8QcBElMP7lPiHErpgS7zyANXz9keIAxyCgH8/vLqAAA=',
  ],
  /** A ZIP with the older encryption; the password is `sesame`. */
  old: [
    'UEsDBAoACQAAAFodeF3ksc/lJAAAABgAAAAKABwAcmVhZG1lLnR4dFVUCQADvAcFa7wHBWt1eAsAAQQAAAAABAAA',
    'AABcP2tkC0NijTvwfbGC7dBGYSwIzIcZsyyFHwxsTkxhZN3ZjtVQSwcI5LHP5SQAAAAYAAAAUEsBAh4DCgAJAAAA',
    'Wh14XeSxz+UkAAAAGAAAAAoAGAAAAAAAAQAAAKSBAAAAAHJlYWRtZS50eHRVVAUAA7wHBWt1eAsAAQQAAAAABAAA',
    'AABQSwUGAAAAAAEAAQBQAAAAeAAAAAAA',
  ],
} as const;

/** Archives, by their path under the folder of the storages. */
export const archives: Readonly<Record<string, Buffer>> = {
  'drive/docs.zip': decoded(encoded.docs),
  'drive/locked.zip': decoded(encoded.locked),
  'drive/hidden.7z': decoded(encoded.hidden),
  'drive/old.zip': decoded(encoded.old),
};

function decoded(lines: readonly string[]): Buffer {
  return Buffer.from(lines.join(''), 'base64');
}
