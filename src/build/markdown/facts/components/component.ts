import type {RootContent} from 'mdast';
import type * as z from 'zod';
import {checkProps} from '../../../syntax-tree/checkProps';
import {toNodes} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import type {DriverPageMessage} from '../../../pages/readDocs';
import type {Facts} from '../../../facts/facts';
import type {LocalizedFacts} from '../../../facts/localizedFacts';
import type {LiveResults} from '../../../../lib/shared/liveResults';
import type {News} from '../../../site-data/readNews';
import type {TranslationState} from '../../../site-data/readTranslations';
import type {Releases} from '../../../facts/releases';
import type {MessageName} from '../../../facts/messages';

/** What a page tells its fact components. */
export interface FactContext {
  readonly facts: Facts;
  readonly localized: LocalizedFacts;
  /** One of the components' own messages, with `{name}` replaced. */
  message(name: MessageName, values?: Readonly<Record<string, string>>): string;
  /** Registered drivers of the page (`drivers` in its frontmatter). */
  readonly drivers: readonly string[];
  /** Address of a page of the site, or undefined while it is not written. */
  hrefOf(doc: string): string | undefined;
  /** Words a page of the site is found by. */
  keywordsOf(doc: string): readonly string[];
  /** Tags of a page of the site, such as `china`. */
  tagsOf(doc: string): readonly string[];
  /** Messages of a driver that a page of the site explains. */
  messagesOf(doc: string): readonly DriverPageMessage[];
  /** Page that describes a route of the API, or undefined while it is not written. */
  pageOfRoute(key: string): string | undefined;
  /** Heading above the fields of a shared type of the API, or undefined where no page shows them. */
  placeOfType(name: string): {readonly doc: string; readonly id: string} | undefined;
  /** Releases of AList, and when drivers and fields came. */
  releases(): Releases;
  /** What changed in these pages. */
  news(): News;
  /** How far the languages of the pages agree. */
  translations(): TranslationState;
  /** What was run with AList, or undefined where nothing was run yet. */
  live(): LiveResults | undefined;
  /** Titles of a page's headings in this language, by their IDs. */
  headingsOf(doc: string): ReadonlyMap<string, string>;
  /** Title of a page in this language. */
  titleOf(doc: string): string;
  /** Note that the page has on a field, by its id. */
  noteOn(field: {
    readonly driver: string;
    readonly key: string;
    readonly label: string;
  }): string | undefined;
  /** Words by which the text of the page chooses caveats that it shows itself. */
  readonly shownCaveats: readonly string[];
  /** File of the page, below `docs`, without ending. */
  readonly doc: string;
  /** What the author has written inside the component. */
  readonly children: readonly RootContent[];
  /** Makes nodes a block that stays out of the page's script. */
  block(nodes: RootContent[]): RootContent;
}

/** How a component is described; see {@link defineComponent}. */
interface Definition<Props> {
  readonly props: z.ZodType<Props>;
  /** Is inside a sentence. Others are blocks, kept out of the page's script. */
  readonly isInline?: true;
  /** Nodes before the block that the page itself must know: headings. */
  head?(props: Props, context: FactContext): Child;
  render(props: Props, context: FactContext): Child;
  /** Nodes after the block that come to life in the browser: tabs. */
  tail?(props: Props, context: FactContext): Child;
  /** Facts the component shows, such as `field:S3.bucket`, for the gate in `tests/content`. */
  covers(props: Props, facts: Facts): readonly string[];
}

/** A component with the properties an author gave it. */
export interface FactUse {
  readonly isInline: boolean;
  head(context: FactContext): RootContent[];
  render(context: FactContext): RootContent[];
  tail(context: FactContext): RootContent[];
  covers(facts: Facts): readonly string[];
}

/**
 * A component authors write in Markdown, rendered while the page is compiled (`docs-internal/writing.md`, Show facts):
 * takes the properties as written.
 *
 * @throws Error naming the property that is wrong
 */
export type FactComponent = (given: unknown) => FactUse;

/** Makes a component that checks its properties before it is used. */
export function defineComponent<Props>(definition: Definition<Props>): FactComponent {
  return (given) => {
    const props = checkProps(definition.props, given);
    return {
      isInline: definition.isInline ?? false,
      head: (context) => toNodes(definition.head?.(props, context)),
      render: (context) => toNodes(definition.render(props, context)),
      tail: (context) => toNodes(definition.tail?.(props, context)),
      covers: (facts) => definition.covers(props, facts),
    };
  };
}
