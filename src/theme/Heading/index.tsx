// Replaces the original of Docusaurus 3.10.2: the link to the heading says its name once, and no heading carries classes for
// the height of the top bar, which `scroll-padding` knows (base.css). On a page with many headings, both are 200 bytes.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

/** Not seen, but copied with nothing and found by no search: a link needs some content. */
const NO_WIDTH = '\u200B';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The title of the page is its beginning.
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  return (
    <As {...props} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: typeof children === 'string' ? children : id},
        )}
      >
        {NO_WIDTH}
      </Link>
    </As>
  );
}
