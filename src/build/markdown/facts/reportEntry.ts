import type {Root, RootContent} from 'mdast';
import {el, joined} from '../../syntax-tree/elements';
import {Link} from '../../syntax-tree/markdown';
import type {FactContext} from './components/component';
import {headingId} from './headings';

/** Section of a driver page that explains its messages. */
const SECTION = 'troubleshooting';

/** Page and heading of the report composer. */
const COMPOSER_PAGE = 'community/index';
const COMPOSER_ID = 'report';

function entry(context: FactContext, page: string): RootContent {
  const {drivers, localized} = context;
  const report = context.message('reportOther');
  const isOne = drivers.length === 1;
  const links = drivers.map((driver) =>
    Link({
      to: `${page}?${new URLSearchParams({driver}).toString()}#${COMPOSER_ID}`,
      children: isOne ? report : localized.driverName(driver),
    }),
  );
  return el(
    'p',
    {'data-search-skip': ''},
    !isOne && `${report}${context.message('colon')}`,
    joined(links, context.message('listComma')),
  );
}

/**
 * Puts a link to the report composer, with the driver chosen, below the messages that a driver page explains. A link, not
 * the composer: it would add a script to each of these pages.
 */
export function addReportEntry(tree: Root, context: FactContext): void {
  const page = context.hrefOf(COMPOSER_PAGE);
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && headingId(node) === SECTION,
  );
  if (page === undefined || start === -1 || context.drivers.length === 0) return;
  const next = tree.children.findIndex(
    (node, index) => index > start && node.type === 'heading' && node.depth <= 2,
  );
  const end = next === -1 ? tree.children.length : next;
  tree.children.splice(end, 0, context.block([entry(context, page)]));
}
