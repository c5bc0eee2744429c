import api from './api.json' with {type: 'json'};
import config from './config.json' with {type: 'json'};
import drivers from './drivers.json' with {type: 'json'};
import guide from './guide.json' with {type: 'json'};

/** Ids of earlier editions of a page: page address → old id → today's id. */
export type AnchorMap = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every old heading that has a successor, by canonical page address (sitemap section 8). */
export const anchorMap: AnchorMap = {...guide, ...config, ...drivers, ...api};
