import * as z from 'zod';
import {iconName, iconNames, onOrOff, siteFile, style, text, textList} from './frontMatterValues';
import type {backgroundShape} from './homeLayout';

/** One place elsewhere where the person or project of a portfolio is found. */
const media = z.strictObject({
  name: z.string(),
  url: z.string().regex(/^(https?:\/\/|mailto:)\S+$/),
  icon: iconName.exactOptional(),
});

/** What a page of the portfolio layout has to say (specification sections 2 and 3). */
export const portfolioNeeds = {name: text, titles: textList};

/** Other frontmatter that only a page of the portfolio layout has; each key can be missing. */
export const portfolioShape = {
  welcome: text,
  avatar: siteFile,
  avatarDark: siteFile,
  avatarAlt: text,
  avatarStyle: style,
  medias: z
    .array(media)
    .describe(`a list of {name: text, url: https address, icon: ${iconNames.join(' | ')} or none}`),
  /** False leaves the page's own content out. */
  content: onOrOff,
};

/** A link of a portfolio. */
export type Media = Readonly<z.infer<typeof media>>;

/** What a page of the portfolio layout shows above its content. */
export type Portfolio = Readonly<
  z.infer<z.ZodObject<typeof portfolioNeeds>> &
    Partial<z.infer<z.ZodObject<typeof portfolioShape & typeof backgroundShape>>>
>;
