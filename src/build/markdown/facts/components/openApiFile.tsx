/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {base} from '../../../../config/base';
import {underBase} from '../../../../lib/shared/basePath';
import {localeCodes, pathPrefix} from '../../../../lib/shared/localized';
import type {LocaleCode} from '../../../../lib/shared/localized';
import {OPENAPI_FILE} from '../../../openapi/fileName';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import {FileLink} from './fileLink';

const files = {
  en: {name: 'alist-openapi.json', language: 'inEnglish'},
  zh: {name: 'alist-openapi-zh.json', language: 'inChinese'},
} as const satisfies Record<LocaleCode, object>;

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
            const path = `${pathPrefix(code)}/${OPENAPI_FILE}`;
            return (
              <li>
                {`${context.message(language)}${context.message('colon')}`}
                <FileLink path={path} download={name}>
                  <Code>{underBase(path, base)}</Code>
                </FileLink>
              </li>
            );
          })}
        </ul>
      </>
    );
  },
});
