/** A driver that a report can be about. */
export interface ReportDriver {
  /** Registered name. */
  readonly name: string;
  /** Name in AList's list of drivers, in the language of the page. */
  readonly label: string;
  /** Its page. */
  readonly href: string;
}

/** A message that the site explains. */
export interface KnownMessage {
  /** As AList prints it; what varies is `…`, `...`, or in brackets. */
  readonly texts: readonly string[];
  /** Where it's explained. */
  readonly href: string;
  /** In Markdown: code and bold text. */
  readonly cause?: string;
  readonly remedy?: string;
  /** Drivers it comes from; missing for messages of AList itself. */
  readonly drivers?: readonly string[];
}

/** A known issue of a driver that a log can show. */
export interface KnownIssue {
  readonly driver: string;
  /** In Markdown: code and bold text. */
  readonly text: string;
  /** Texts that tell it, as they are in a log. */
  readonly signs: readonly string[];
}

/** What a release has repaired. */
export interface KnownFix {
  readonly version: string;
  readonly text: string;
  readonly drivers: readonly string[];
}

/** Everything that the report composer knows, in one language. */
export interface ReportData {
  /** Where AList writes its log by default. */
  readonly logFile: string;
  /** Keys of fields, settings, and of the configuration file that hold secrets. */
  readonly secretKeys: readonly string[];
  /** Hosts of providers and of AList, which can be shown. */
  readonly publicHosts: readonly string[];
  readonly drivers: readonly ReportDriver[];
  /** Releases, the newest first. */
  readonly versions: readonly string[];
  readonly messages: readonly KnownMessage[];
  readonly issues: readonly KnownIssue[];
  readonly fixes: readonly KnownFix[];
}
