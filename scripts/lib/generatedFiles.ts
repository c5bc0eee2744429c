import fs from 'node:fs';
import path from 'node:path';
import {siteDriverName} from '../../src/build/facts/localizedFacts';
import {redirects} from '../../src/data/redirects';
import {buildDriverIndex} from '../../src/lib/shared/driverIndex';
import {renderHostRedirects} from '../../src/lib/node/hostRedirects';

/** A file of the repository that follows from other files. */
export interface GeneratedFile {
  /** Relative to the project, with slashes. */
  readonly file: string;
  readonly text: string;
}

type IndexSources = Parameters<typeof buildDriverIndex>;
type Labels = Parameters<typeof siteDriverName>[0];

function readJson(siteDir: string, file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
}

/**
 * All generated files as they should be now.
 * @throws An error with the driver or page that doesn't fit, when facts contradict each other.
 */
export function generatedFiles(siteDir: string): readonly GeneratedFile[] {
  const labels = readJson(siteDir, 'src/data/facts/ui-labels.json') as Labels;
  const index = buildDriverIndex(
    readJson(siteDir, 'src/data/facts/drivers.json') as IndexSources[0],
    readJson(siteDir, 'src/data/facts/driver-pages.json') as IndexSources[1],
    (name) => siteDriverName(labels, name),
    (slug) => fs.existsSync(path.join(siteDir, 'docs/guide/drivers', `${slug}.mdx`)),
  );
  return [
    {
      // One entry per line, so that a change shows one line.
      file: 'src/data/driverIndex.json',
      text: `[\n${index.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
    },
    {file: 'static/_redirects', text: renderHostRedirects(redirects)},
  ];
}

/** Writes the files that differ, and returns their names. */
export function writeGeneratedFiles(siteDir: string): readonly string[] {
  return generatedFiles(siteDir).flatMap(({file, text}) => {
    const target = path.join(siteDir, file);
    if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) return [];
    fs.writeFileSync(target, text);
    return [file];
  });
}
