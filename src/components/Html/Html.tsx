import {useMemo, type ComponentProps, type ElementType, type ReactNode} from 'react';
import {trustedHtml} from '@site/src/lib/shared/trustedTypes';

type HtmlProps<Tag extends ElementType> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML'
> & {
  readonly as: Tag;
  /** Content, made by the build or escaped by the site: no one else's text. */
  readonly html: string;
};

/** An element with HTML as its content: the only component that turns text into HTML. */
export function Html<Tag extends ElementType>({as, html, ...props}: HtmlProps<Tag>): ReactNode {
  // The same object as long as the HTML is the same: for another one, React would write the content again.
  const content = useMemo(() => ({__html: trustedHtml(html)}), [html]);
  const Element: ElementType = as;
  return <Element {...props} dangerouslySetInnerHTML={content} />;
}
