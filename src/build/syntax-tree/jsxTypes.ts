import type {RootContent} from 'mdast';
import type {EarlyAction} from '../../lib/shared/early/contract';
import type {AttributeValue, Child, Classes} from './elements';

/** What an expression in JSX is: nodes of a page. */
export type Element = RootContent[];

/** What can be a tag: an element, or a function that makes something of its properties. */
export type ElementType = keyof IntrinsicElements | ((props: never) => Child);

/** Where a component receives what is inside its tags. */
export interface ElementChildrenAttribute {
  children: unknown;
}

/** What each element can have. */
interface Attributes {
  readonly id?: string | undefined;
  readonly className?: Classes | undefined;
  readonly lang?: string | undefined;
  readonly role?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly 'aria-hidden'?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  // One by one, because the compiler takes any value for a name with a dash that it doesn't know.
  readonly 'data-action'?: EarlyAction;
  readonly 'data-answer'?: AttributeValue;
  readonly 'data-bit'?: AttributeValue;
  readonly 'data-label'?: AttributeValue;
  readonly 'data-method'?: AttributeValue;
  readonly 'data-page'?: AttributeValue;
  readonly 'data-releases'?: AttributeValue;
  /** What to do about a message: the finder of messages shows it. */
  readonly 'data-remedy'?: '' | false;
  readonly 'data-route'?: AttributeValue;
  // What the search index needs to know (`src/plugins/output/search-index/readPage.ts`): present with no value, or absent.
  /** Every code in it is a name of its section. */
  readonly 'data-search-codes'?: '' | false;
  /** It's a name of its row or section. */
  readonly 'data-search-name'?: '' | false;
  /** It repeats what is found elsewhere. */
  readonly 'data-search-skip'?: '' | false;
  /** The code in it, or else all of it, is the title of its row. */
  readonly 'data-search-title'?: '' | false;
  readonly 'data-since'?: AttributeValue;
  readonly 'data-stacks'?: AttributeValue;
  readonly 'data-traits'?: AttributeValue;
  readonly 'data-words'?: AttributeValue;
  readonly children?: Child;
}

interface InputAttributes extends Omit<Attributes, 'children'> {
  readonly type: 'checkbox' | 'radio';
  readonly name?: string;
  readonly value?: string;
  readonly defaultChecked?: boolean;
}

/** Elements that facts are shown in, and those components of the site that need no import. */
export interface IntrinsicElements {
  a: Attributes & {readonly href: string; readonly download?: string};
  article: Attributes;
  b: Attributes;
  button: Attributes & {readonly type: 'button'};
  caption: Attributes;
  dd: Attributes;
  details: Attributes;
  div: Attributes;
  dl: Attributes;
  dt: Attributes;
  fieldset: Attributes;
  input: InputAttributes;
  label: Attributes;
  legend: Attributes;
  li: Attributes;
  ol: Attributes;
  p: Attributes;
  small: Attributes;
  span: Attributes;
  strong: Attributes;
  summary: Attributes;
  table: Attributes;
  tbody: Attributes;
  td: Attributes;
  th: Attributes & {readonly scope: 'col' | 'row'};
  thead: Attributes;
  time: Attributes & {readonly dateTime: string};
  tr: Attributes;
  ul: Attributes;
  Tabs: {readonly groupId: string; readonly children: Child};
  TabItem: {readonly value: string; readonly label: string; readonly children: Child};
}
