import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {AppliedRule} from '../../build/assertApplied';
import {PICTURES_FOLDER} from '../../lib/node/pictures';

type Rules = NonNullable<
  NonNullable<Parameters<NonNullable<Plugin['configureWebpack']>>[0]['module']>['rules']
>;
type Rule = Extract<Rules[number], object>;

/** The loader of `@docusaurus/plugin-ideal-image` that makes a tiny preview of a picture. */
const PREVIEWS = 'lqip-loader';

function makesPreviews(rule: Rules[number]): rule is Rule & {use: Extract<Rule['use'], unknown[]>} {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    Array.isArray(rule.use) &&
    rule.use.some((loader) => isPreviewLoader(loader))
  );
}

function isPreviewLoader(loader: unknown): boolean {
  return String(loader).includes(PREVIEWS);
}

/**
 * Rules of the bundler by which the pictures of AList have sizes, but no preview: a page with ten of them, in two color
 * modes, would have 3 KB of previews in its script.
 *
 * @param rules all rules, with the ones of `@docusaurus/plugin-ideal-image`
 */
export function withoutPreviews(
  rules: Rules,
  siteDir: string,
): {readonly rules: Rules; readonly applied: AppliedRule} {
  const folder = path.join(siteDir, PICTURES_FOLDER);
  const count = rules.filter(makesPreviews).length;
  return {
    rules: rules.flatMap((rule) =>
      makesPreviews(rule)
        ? [
            {...rule, exclude: folder},
            {...rule, include: folder, use: rule.use.filter((loader) => !isPreviewLoader(loader))},
          ]
        : [rule],
    ),
    applied: {
      rule: 'No previews of the pictures of AList',
      changes: `rule of the bundler with ${PREVIEWS}`,
      file: 'src/plugins/bundle/withoutPreviews.ts',
      count,
    },
  };
}
