/** A module as CommonJS consumers see it. */
interface Module {
  readonly __esModule?: boolean;
}

/**
 * The one helper of tslib that `@docusaurus/utils-common` uses. The whole of tslib would weigh 3 KB on
 * every page.
 */
export function __importDefault(module: Module): unknown {
  return module.__esModule ? module : {default: module};
}
