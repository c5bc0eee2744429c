/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {base} from '../../../../config/base';
import {underBase} from '../../../../lib/shared/basePath';
import {localeCodes, pathPrefix} from '../../../../lib/shared/localized';
import {OPENAPI_FILE} from '../../../openapi/fileName';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import {FileLink} from './fileLink';
import {languageNameIn} from './languageName';

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
            const path = `${pathPrefix(code)}/${OPENAPI_FILE}`;
            return (
              <li>
                {`${languageNameIn(context, code)}${context.message('colon')}`}
                <FileLink
                  path={path}
                  download={`alist-openapi${pathPrefix(code).replace('/', '-')}.json`}
                >
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
