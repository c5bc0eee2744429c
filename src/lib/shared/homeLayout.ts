import * as z from 'zod';
import {iconName, onOrOff, siteFile, style, text, textOrOff} from './frontMatterValues';

/** Where a button or a panel leads: a page of this site, a page of the web, or a mail address. */
const link = z.string().regex(/^(\/(?!\/)|https:\/\/|mailto:)\S*$/);

/** A button of the hero. */
const action = z.strictObject({
  text,
  link,
  type: z.enum(['primary', 'default']).exactOptional(),
});

/** A panel, or an entry of a highlight. */
const panel = z.strictObject({
  title: text,
  icon: iconName.exactOptional(),
  details: text.exactOptional(),
  link: link.exactOptional(),
});

/** A titled list with a picture (specification section 3). */
const highlight = z.strictObject({
  header: text,
  description: text.exactOptional(),
  image: siteFile.exactOptional(),
  /** Numbered, without marks, or with bullets, which is the default. */
  type: z.enum(['order', 'no-order', 'un-order']).exactOptional(),
  items: z.array(panel).exactOptional(),
});

/** Frontmatter that the home layout shares with the portfolio layout. */
export const backgroundShape = {bgImage: siteFile, bgImageDark: siteFile, bgImageStyle: style};

/** Frontmatter that only a page of the home layout has; each key can be missing (specification sections 2 and 3). */
export const homeShape = {
  heroText: textOrOff,
  tagline: textOrOff,
  heroImage: siteFile,
  heroImageDark: siteFile,
  heroAlt: text,
  heroImageStyle: style,
  heroFullScreen: onOrOff,
  actions: z.array(action).describe('a list of {text, link, type: primary | default or none}'),
  features: z
    .array(panel)
    .describe('a list of {title, icon, details, link}; all but the title can be missing'),
  highlights: z
    .array(highlight)
    .describe(
      'a list of {header, description, image, type: order | no-order | un-order, items: a list as for features}',
    ),
  navbar: onOrOff,
  externalLinkIcon: onOrOff,
};

/** A panel of the home layout, or an entry of a highlight. */
export type HomePanel = Readonly<z.infer<typeof panel>>;

/** A highlight of the home layout. */
export type HomeHighlight = Readonly<z.infer<typeof highlight>>;

/** What a page of the home layout shows above its content. */
export type HomeLayout = Readonly<
  Partial<z.infer<z.ZodObject<typeof homeShape & typeof backgroundShape>>>
>;
