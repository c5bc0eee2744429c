import * as z from 'zod';
import {helperPages} from '../../tokenTools';
import {readRatio} from '../../../features/player/mediaType';

/** Bounds of a box an author may ask for, in pixels. */
const MIN_HEIGHT_PX = 80;
const MAX_HEIGHT_PX = 2000;

/** A component that pages use without importing it. */
export interface Widget {
  /** Module below `src` whose export has the component's name. */
  readonly from: string;
  /** Properties an author may write; anything else stops the build. */
  readonly props: z.ZodType;
}

const text = z.string().min(1);
const height = z.number().int().min(MIN_HEIGHT_PX).max(MAX_HEIGHT_PX).optional();
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'use lower case letters, digits and hyphens');
const address = z.string().regex(/^(\/|https:\/\/)/, 'begin with / or https://');
const ratio = z
  .string()
  .refine((value) => readRatio(value) !== undefined, 'write two numbers, such as 16:9');
const nothing = z.strictObject({});

const chart = z
  .strictObject({
    type: z.enum(['bar', 'line', 'pie']),
    title: text,
    categories: z.array(text).min(1),
    series: z
      .array(z.strictObject({name: text, data: z.array(z.number().nullable()).min(1)}))
      .min(1),
    unit: text.optional(),
    height,
    options: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(
    ({categories, series}) => series.every(({data}) => data.length === categories.length),
    'every series needs as many numbers as there are categories',
  );

/** Every widget by its name in Markdown. A page imports those it uses, and no others. */
export const widgets: Readonly<Record<string, Widget>> = {
  Tabs: {
    from: 'components/Tabs/Tabs',
    props: z.strictObject({
      groupId: name.optional(),
      kind: z.enum(['tabs', 'code-tabs']).optional(),
    }),
  },
  TabItem: {
    from: 'components/Tabs/Tabs',
    props: z.strictObject({
      value: z.string().regex(/^[\w.-]+$/, 'use letters, digits, dots and hyphens'),
      label: text.optional(),
      default: z.boolean().optional(),
    }),
  },
  Chart: {from: 'features/chart/Chart', props: chart},
  Picture: {from: 'features/image/Picture', props: z.strictObject({scene: text})},
  Player: {
    from: 'features/player/Player',
    props: z.strictObject({
      src: address,
      title: text,
      type: text.optional(),
      poster: z
        .string()
        .regex(/^\/(?!\/)/, 'write a file of this site, such as /img/name.webp')
        .optional(),
      ratio: ratio.optional(),
    }),
  },
  VideoEmbed: {
    from: 'features/video-embed/VideoEmbed',
    props: z.strictObject({
      id: z.string().regex(/^BV[0-9A-Za-z]{10}$/, 'write the id that begins with BV'),
      title: text,
      page: z.number().int().min(1).optional(),
      start: z.number().int().min(0).optional(),
    }),
  },
  CodeDemo: {
    from: 'features/code-demo/CodeDemo',
    props: z.strictObject({
      title: text,
      height,
      editors: z
        .string()
        .regex(/^[01]{3}$/, 'write three digits, 0 or 1')
        .optional(),
      layout: z.enum(['left', 'top', 'right']).optional(),
    }),
  },
  Diagram: {
    from: 'features/diagram/Diagram',
    props: z.strictObject({source: text, title: text.optional(), height}),
  },
  Flowchart: {
    from: 'features/flowchart/Flowchart',
    props: z.strictObject({source: text, title: text.optional(), height}),
  },
  Catalog: {
    from: 'features/catalog/Catalog',
    props: z.strictObject({level: z.number().int().min(1).optional()}),
  },
  Steps: {from: 'components/Steps/Steps', props: nothing},
  Cards: {from: 'components/Card/Card', props: nothing},
  Card: {
    from: 'components/Card/Card',
    props: z.strictObject({title: text, href: address.optional()}),
  },
  Badge: {
    from: 'components/Badge/Badge',
    props: z.strictObject({kind: z.enum(['note', 'tip', 'info', 'warning', 'danger']).optional()}),
  },
  FileTree: {from: 'components/FileTree/FileTree', props: nothing},
  TokenTool: {
    from: 'features/token-tools/driver-page/TokenTool',
    props: z.strictObject({provider: z.enum(Object.keys(helperPages))}),
  },
  Align: {from: 'components/Align/Align', props: z.strictObject({to: z.enum(['center', 'end'])})},
};
