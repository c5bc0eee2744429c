/** Written by `src/plugins/bundle`. */
declare module '@generated/lazyTexts' {
  const lazyTexts: Readonly<Record<string, string>>;
  export default lazyTexts;
}
