/** @jsxImportSource ../../syntax-tree */
import * as z from 'zod';
import {CodeBlock} from '../../syntax-tree/markdown';
import {defineComponent} from '../component';
import {storageBody} from '../data/storageBody';
import {samples} from './apiSamples';

const value = z.union([z.string(), z.number(), z.boolean()]);

const props = z.strictObject({
  driver: z.string(),
  /** Values by field key: shared fields and the driver's own. */
  values: z.record(z.string(), value),
});

/**
 * Request body and command that add a storage through the API, folded: most readers use the form. A link to the heading
 * above opens them (`section-details`).
 */
export const storageSample = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name, values}, context) {
    const {driver, addition, mount_path, ...rest} = storageBody(
      context.facts,
      context.facts.driver(name),
      values,
    );
    const body = JSON.stringify({mount_path, driver, ...rest, addition}, null, 2);
    const call = samples.curl({
      method: 'POST',
      url: 'http://localhost:5244/api/admin/storage/create',
      headers: {Authorization: 'TOKEN', 'Content-Type': 'application/json'},
      body: '(file bytes)',
      file: 'storage.json',
    });
    return (
      <details className="factsDetails">
        <summary>{context.word('showSample')}</summary>
        <CodeBlock lang="json" title="storage.json">
          {body}
        </CodeBlock>
        <CodeBlock lang="bash">{call}</CodeBlock>
        <p>
          {context.word('saveSample')}
          {/<[a-z_]+>/.test(body) && ` ${context.word('fillSample')}`}
        </p>
      </details>
    );
  },
});
