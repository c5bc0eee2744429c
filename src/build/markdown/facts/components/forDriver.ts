import * as z from 'zod';
import {defineComponent} from './component';

/** Element by which an author says which drivers a part of a page is for. */
export const FOR = 'For';

/** Names its driver or drivers. */
export const forProps = z.strictObject({driver: z.union([z.string(), z.array(z.string())])});

/** `driverParts` reads it and takes it out where it can mark something; what is left is a mistake. */
export const forDriver = defineComponent({
  props: forProps,
  isInline: true,
  covers: () => [],
  render() {
    throw new Error(
      'it marks nothing here. On a page with several drivers, put it below a heading or the title of a box, or at the beginning of a paragraph, a list item, or a row.',
    );
  },
});
