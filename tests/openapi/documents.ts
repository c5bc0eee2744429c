import config from '@site/docusaurus.config';
import {completeLocales} from '@site/src/lib/shared/localized';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import type {
  OpenApiDocument,
  Operation,
  OtherOperation,
  PathItem,
} from '@site/src/build/openapi/openapi';
import {openApiText} from '@site/src/build/openapi/writeOpenApi';

/** Origin of the site in the documents of the tests. */
export const ORIGIN = 'https://docs.example.org';

function textIn(locale: CompleteLocale): string {
  return openApiText({
    siteDir: '.',
    baseUrl: locale === 'en' ? '/' : `/${locale}/`,
    siteConfig: {...config, url: ORIGIN} as never,
    i18n: {currentLocale: locale} as never,
  });
}

/** The files as readers download them, by language. */
export const openApiTexts = Object.fromEntries(
  completeLocales.map((locale) => [locale, textIn(locale)]),
) as Readonly<Record<CompleteLocale, string>>;

/** The documents in the files. */
export const openApiDocuments = Object.fromEntries(
  completeLocales.map((locale) => [locale, JSON.parse(openApiTexts[locale]) as OpenApiDocument]),
) as Readonly<Record<CompleteLocale, OpenApiDocument>>;

/** An operation with its method and the path it is at. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** Whether it's in a list of ours, because OpenAPI has no place for it. */
  readonly isOther: boolean;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

function others(list: readonly OtherOperation[] = []): readonly PlacedOperation[] {
  return list.map((operation) => ({
    method: operation.method,
    path: operation.path,
    operation,
    isOther: true,
  }));
}

function ofPath([path, item]: readonly [string, PathItem]): readonly PlacedOperation[] {
  return METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{method: method.toUpperCase(), path, operation, isOther: false}] : [];
  });
}

/** All operations of a document. */
export function operationsIn(document: OpenApiDocument): readonly PlacedOperation[] {
  return [
    ...Object.entries(document.paths).flatMap(ofPath),
    ...Object.values(document.paths).flatMap((item) => others(item['x-alist-operations'])),
    ...others(document['x-alist-operations']),
  ];
}
