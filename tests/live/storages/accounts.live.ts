import {readdirSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {suite} from '../suite/suite';
import {textsOf} from './pages';

/** Drivers whose pages the files beside this one run with real servers. */
const run = new Set([
  ...[
    'Local',
    'SFTP',
    'FTP',
    'FTPS',
    'SMB',
    'WebDav',
    'S3',
    'AList V3',
    'AList V2',
    'Azure Blob Storage',
  ],
  ...['Alias', 'Crypt', 'Chunker', 'Strm', 'UrlTree', 'Virtual'],
]);

interface DriverPage {
  readonly title: string;
  readonly drivers?: readonly string[];
  readonly tags?: readonly string[];
}

const live = suite({serverless: true});

const folder = 'guide/drivers';
const root = path.resolve(import.meta.dirname, '../../../docs', folder);

/** One check that no one can run without an account for each page, so that the results name all of them. */
for (const file of readdirSync(root).sort()) {
  const page = `${folder}/${path.basename(file, '.mdx')}`;
  const [text] = textsOf(page);
  const {title, drivers = [], tags = []} = matter(text).data as DriverPage;
  if (drivers.length === 0 || drivers.some((name) => run.has(name))) continue;
  live.check(
    `${title}: the steps of the page add a storage with the status work`,
    [`page:${page}#add`],
    (context) =>
      context.skip(
        tags.includes('self-hosted')
          ? `needs a server of ${drivers[0] ?? title}`
          : 'needs an account with the provider',
      ),
  );
}
