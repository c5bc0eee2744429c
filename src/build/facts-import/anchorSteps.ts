import fs from 'node:fs';
import path from 'node:path';
import type {AnchorMap} from '../../data/anchors/anchorMap';
import {keptAnchors} from '../../data/keptAnchors';
import {localeOfPath} from '../../lib/shared/address';
import {localeCodes, pathPrefix} from '../../lib/shared/localized';
import {readJson} from '../../lib/node/readJson';
import type {Facts} from '../facts/facts';
import {permalinkOf} from '../pages/pagePaths';
import type {FactPage} from './pagesShowing';
import type {Step} from './step';

/** Folder of the IDs that pages had earlier, each with the one that it leads to today. */
const FOLDER = 'src/data/anchors';

/**
 * Old anchors that lead nowhere after an import, and IDs that must exist forever and that no page has anymore.
 *
 * @param pages pages that stay
 */
export function anchorSteps(
  siteDir: string,
  facts: Facts,
  pages: readonly FactPage[],
): readonly Step[] {
  const folder = path.join(siteDir, FOLDER);
  if (!fs.existsSync(folder)) return [];
  const byAddress = new Map(
    pages.map((page) => [permalinkOf(page.name.replace(/\.mdx$/, '')), page.anchorsOf(facts)]),
  );
  const maps = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      map: readJson(path.join(folder, name)) as AnchorMap,
    }));
  return [
    ...maps.flatMap(({file, map}) =>
      Object.entries(map).flatMap(([address, anchors]) =>
        anchorFaults(address, anchors, byAddress).map((what) => ({file, what})),
      ),
    ),
    ...missingKept(maps, byAddress),
  ];
}

type IdsByAddress = ReadonlyMap<string, ReadonlySet<string>>;

/** What is wrong with the old anchors of one page. */
function anchorFaults(
  address: string,
  anchors: Readonly<Record<string, string>>,
  byAddress: IdsByAddress,
): readonly string[] {
  const ids = byAddress.get(address.slice(pathPrefix(localeOfPath(address)).length));
  if (ids === undefined)
    return [`delete the anchors of ${address}, or move them to another page: this one is gone`];
  return Object.entries(anchors).flatMap(([from, to]) => {
    if (!ids.has(to))
      return [`lead "${from}" of ${address} elsewhere: the page has no ID "${to}" anymore`];
    return ids.has(from) ? [`delete "${from}" of ${address}: the page has this ID again`] : [];
  });
}

/** IDs that must exist forever (sitemap section 8), and that nothing leads to anymore. */
function missingKept(
  maps: readonly {readonly file: string; readonly map: AnchorMap}[],
  byAddress: IdsByAddress,
): readonly Step[] {
  return keptAnchors.flatMap(({path: address, anchors, usedBy}) => {
    const ids = byAddress.get(address);
    if (ids === undefined) return [];
    return localeCodes.flatMap((locale) => {
      const own = pathPrefix(locale) + address;
      const known = maps.find(({map}) => Object.hasOwn(map, own));
      return anchors
        .filter((anchor) => !ids.has(anchor) && !Object.hasOwn(known?.map[own] ?? {}, anchor))
        .map((anchor) => ({
          file: known?.file ?? `${FOLDER}/guide.json`,
          what: `lead "${anchor}" of ${own} to an ID of the page: ${usedBy} needs it`,
        }));
    });
  });
}
