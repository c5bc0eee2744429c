/** Asks the early script to show the remembered and linked tabs of what was just drawn. */
export const TABS_DRAWN_EVENT = 'site-tabs';
