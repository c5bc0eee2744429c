import type {ReactNode} from 'react';

/**
 * Replaces a part of a page that holds credentials where another page could reach it (`isStandalone`), with a
 * link that opens the page in a window that no other page can reach.
 *
 * @param text why the part isn't shown
 * @param label of the link
 */
export function OpenAlone({
  text,
  label,
  className,
}: {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <div className={className} role="alert">
      <p>{text}</p>
      {/* The URL without its query: a code that came with it belongs to nobody here. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- leaves the frame */}
      <a
        href={location.pathname}
        target="_blank"
        rel="noopener noreferrer"
        className="button button--primary"
      >
        {label}
      </a>
    </div>
  );
}
