/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {base} from '../../../../config/base';
import {underBase} from '../../../../lib/shared/basePath';
import {localeCodes} from '../../../../lib/shared/localized';
import type {LocaleCode} from '../../../../lib/shared/localized';
import {OPENAPI_FILE} from '../../../openapi/fileName';
import {el} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';

const files = {
  en: {address: `/${OPENAPI_FILE}`, name: 'alist-openapi.json', language: 'inEnglish'},
  zh: {address: `/zh/${OPENAPI_FILE}`, name: 'alist-openapi-zh.json', language: 'inChinese'},
} as const satisfies Record<LocaleCode, object>;

interface DownloadProps {
  readonly address: string;
  readonly name: string;
  readonly children: Child;
}

/** A file, not a page: the site's own link would look for a page at this address. */
function Download({address, name, children}: DownloadProps): Child {
  const link = el('a', {href: address, download: name}, children);
  return {...link, data: {_mdxExplicitJsx: true} as object};
}

/** Links that download the OpenAPI file in each language, that of the page first. */
export const openApiFile = defineComponent<Record<string, never>>({
  props: z.strictObject({}),
  covers: () => [],
  render(_props, context) {
    const {locale} = context.localized;
    const {version} = context.facts.raw.errors._meta;
    const locales = [locale, ...localeCodes.filter((code) => code !== locale)];
    return (
      <>
        <p>{context.message('openApiRelease', {version})}</p>
        <ul>
          {locales.map((code) => {
            const {name, language} = files[code];
            const address = underBase(files[code].address, base);
            return (
              <li>
                {`${context.message(language)}${context.message('colon')}`}
                <Download address={address} name={name}>
                  <Code>{address}</Code>
                </Download>
              </li>
            );
          })}
        </ul>
      </>
    );
  },
});
