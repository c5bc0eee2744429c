import {underBase} from '../../../../lib/shared/basePath';
import {base} from '../../../../config/base';
import {el} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';

interface FileLinkProps {
  /** Path on the site, without its base. */
  readonly path: string;
  /** Name to save it under. */
  readonly download: string;
  readonly children: Child;
}

/** A link to a file, not to a page: the site's own link would look for a page at this address. */
export function FileLink({path, download, children}: FileLinkProps): Child {
  const link = el('a', {href: underBase(path, base), download}, children);
  return {...link, data: {_mdxExplicitJsx: true} as object};
}
