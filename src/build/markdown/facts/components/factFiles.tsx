/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {inLanguage, pathPrefix} from '../../../../lib/shared/localized';
import {FACTS_FOLDER, factFileNames} from '../../../fact-files/factFiles';
import {dataTexts} from '../../../fact-files/dataTexts';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import {FactTable} from './factTable';
import {FileLink} from './fileLink';

/** The files with facts for programs, in the language of the page, and their schemas. */
export const factFiles = defineComponent<Record<string, never>>({
  props: z.strictObject({}),
  covers: () => [],
  render(_props, context) {
    const {locale} = context.localized;
    return (
      <FactTable
        label={context.message('file')}
        head={[context.message('file'), context.message('contents'), context.message('schema')]}
        stacks
      >
        {factFileNames.map((name) => {
          const file = `${pathPrefix(locale)}/${FACTS_FOLDER}/${name}.json`;
          const schema = `/${FACTS_FOLDER}/${name}.schema.json`;
          return (
            <tr>
              <th scope="row">
                <FileLink
                  path={file}
                  download={`alist-${name}${pathPrefix(locale).replace('/', '-')}.json`}
                >
                  <Code>{file}</Code>
                </FileLink>
              </th>
              <td>{inLanguage(dataTexts[name], locale).description}</td>
              <td data-label={context.message('schema')}>
                <FileLink path={schema} download={`alist-${name}.schema.json`}>
                  <Code>{schema}</Code>
                </FileLink>
              </td>
            </tr>
          );
        })}
      </FactTable>
    );
  },
});
