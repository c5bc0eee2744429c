/** Texts of one part of the site, written by `src/plugins/bundle`. */
declare module '@generated/*Texts' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Ids of the API servers' applications by provider, written by `src/plugins/bundle`. */
declare module '@generated/clientIds' {
  const clientIds: Readonly<Record<string, string>>;
  export default clientIds;
}
