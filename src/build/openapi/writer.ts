import {inLanguage, type LocaleCode} from '../../lib/shared/localized';
import type {LocalizedFacts} from '../facts/localizedFacts';
import type {ApiFieldFact, RouteFact} from '../facts/schema';
import {inSentences} from '../facts/messages';
import type {ExternalDocs} from './openapi';
import type {TypeNames} from './schemaOf';
import {openApiMessages} from './messages';
import type {OpenApiMessage} from './messages';

/** What the parts of the document need to describe a route. */
export interface Writer {
  readonly locale: LocaleCode;
  readonly types: TypeNames;
  /** A text of the facts in the language of the document. */
  readonly text: (english: string) => string;
  /** A text that the document adds. */
  readonly message: (name: OpenApiMessage) => string;
  /** Meaning of a field. */
  readonly note: (field: ApiFieldFact) => string;
  /** Texts in a row, each with a mark at its end. */
  readonly sentences: (texts: readonly (string | undefined | false)[]) => string;
  /** Page of the site that describes a route. */
  readonly docsOf: (route: RouteFact) => ExternalDocs | undefined;
}

/** Ties the localized of a language to the pages that describe the routes. */
export function createWriter(
  localized: LocalizedFacts,
  types: TypeNames,
  docsOf: Writer['docsOf'],
): Writer {
  const {locale} = localized;
  const text = (english: string): string => localized.text('api', english);
  return {
    locale,
    types,
    text,
    message: (name) => inLanguage(openApiMessages[name], locale),
    note: (field) => text(field.note),
    sentences: (texts) =>
      inSentences(
        locale,
        texts.filter((part): part is string => typeof part === 'string' && part !== ''),
      ),
    docsOf,
  };
}
