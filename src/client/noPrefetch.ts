import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Links in view would each prefetch their page: dozens of requests no one asked for. Preloading on
 * hover, focus and touch stays. The client entry assigns a frozen `window.docusaurus` after this
 * module has run, hence the accessor.
 */
if (ExecutionEnvironment.canUseDOM) {
  let current: typeof window.docusaurus | undefined;
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => current,
    set: (value: typeof window.docusaurus) => {
      current = {...value, prefetch: () => false};
    },
  });
}
