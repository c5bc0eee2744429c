/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {CodeBlock} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import {storageBody} from '../../../facts/storageBody';
import {samples} from '../../../../lib/shared/samples/samples';

const value = z.union([z.string(), z.number(), z.boolean()]);

const props = z.strictObject({
  driver: z.string(),
  /** Values by field key: shared fields and the driver's own. */
  values: z.record(z.string(), value),
});

/**
 * Command that adds a storage through the API, folded: most readers use the form. A link to the heading
 * above opens it (`section-details`).
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
    const command = samples.curl({
      method: 'POST',
      url: 'http://localhost:5244/api/admin/storage/create',
      headers: {Authorization: '<admin-token>', 'Content-Type': 'application/json'},
      body: {mount_path, driver, ...rest, addition},
    });
    return (
      <details className="factsDetails">
        <summary>{context.message('showSample')}</summary>
        <CodeBlock lang="bash">{command}</CodeBlock>
        {/<[a-z_]+>/.test(command) && <p>{context.message('fillSample')}</p>}
      </details>
    );
  },
});
