export const siteBase = '/';
