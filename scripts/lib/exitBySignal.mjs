/**
 * Loaded before Docusaurus, which ends with code 0 when a signal stops it, as if the build were complete. Signals end
 * the process with the code that shells use.
 */
for (const [name, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])) {
  process.on(name, () => process.exit(code));
}
