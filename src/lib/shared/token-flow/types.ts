import type {API_GROUP, ApiPath, ServerFeature} from '@site/server/contract';
import type {Localized} from '@site/src/lib/shared/localized';

/** Names of all values a flow works with; templates name them in braces. */
export const slots = [
  'appId',
  'clientId',
  'clientSecret',
  'redirectUri',
  'zone',
  'loginHost',
  'graphHost',
  'scope',
  'state',
  'code',
  'challenge',
  'verifier',
  'uid',
  'time',
  'sign',
  'seconds',
  'sid',
  'qrText',
  't',
  'ck',
  'phone',
  'password',
  'smsCode',
  'accessToken',
  'refreshToken',
  'qrSource',
  'siteUrl',
  'sitePath',
  'pageToken',
  'api',
] as const;

/** Name of one value of a flow. */
export type Slot = (typeof slots)[number];

/** Values known so far. */
export type Values = Readonly<Partial<Record<Slot, string>>>;

/** Values that are never shown, added to an address by us, or written anywhere. */
export const secretSlots: ReadonlySet<Slot> = new Set<Slot>([
  'clientSecret',
  'code',
  'verifier',
  'uid',
  'sign',
  't',
  'ck',
  'phone',
  'password',
  'smsCode',
  'accessToken',
  'refreshToken',
]);

/** Address of a provider, from its scheme on. */
export type ProviderUrl = `https://${string}`;

/** Address of a request: a call of the API server, one that it forwards, or one of a provider. */
type RequestUrl = `{api}${typeof API_GROUP}${ApiPath}` | `{api}/proxy/${string}` | ProviderUrl;

/**
 * One request, described once: shown to the reader before it is sent, written out as a command, and
 * sent. `{name}` stands for the value of that slot; a field whose values are unknown is omitted.
 */
export interface RequestTemplate {
  readonly method: 'GET' | 'POST';
  /** Address with placeholders; `{api}` is the base address of the chosen API server. */
  readonly url: RequestUrl;
  /** Where the fields go. */
  readonly encoding: 'query' | 'json' | 'form';
  readonly fields: Readonly<Record<string, string>>;
  /** Value sent as a Bearer token. */
  readonly bearer?: Slot;
  /** Time limit; 20 s unless given. */
  readonly timeoutMs?: number;
  /** What it is for, in one short sentence. */
  readonly purpose: Localized;
}

/** Whose application asks for the token: the server's, or one the administrator registered. */
export type ClientKind = 'default' | 'own';

/** What decides which requests a flow makes. */
export interface FlowContext {
  readonly client: ClientKind;
  /** Whether the reader gave a client secret. */
  readonly hasSecret: boolean;
  readonly features: ReadonlySet<ServerFeature>;
  /** Whether the sign-in returns to another address than servers without the feature `redirect_uri` know. */
  readonly isElsewhere?: boolean;
}

/** Something the reader types or chooses. */
export interface InputField {
  readonly slot: Slot;
  readonly label: Localized;
  readonly hint?: Localized;
  readonly secret?: boolean;
  readonly optional?: boolean;
  /** Fixed choices instead of free text: value and label. */
  readonly options?: readonly {readonly value: string; readonly label: Localized}[];
  readonly inputMode?: 'numeric' | 'tel';
  readonly autoComplete?: 'one-time-code';
}

/** One field of a driver and the value that goes into it. */
export interface DriverField {
  /** Name of the field in the driver's form and in `addition`. */
  readonly name: string;
  /** Slot that holds its value, or a fixed value. */
  readonly from?: Slot;
  readonly value?: string | boolean;
  /** Only with an application of this kind. */
  readonly only?: ClientKind;
  /** Only when a client secret was used: a token made without one is renewed without one. */
  readonly ifSecret?: boolean;
}

/** A driver the result is for. */
export interface DriverTarget {
  /** Registered name. */
  readonly driver: string;
  /** Its page, below `/guide/drivers/`, without ending. */
  readonly page: string;
  readonly fields: readonly DriverField[];
}

/** Sign-in with the provider's page, which sends a code to the callback page. */
export interface CodeFlow {
  readonly kind: 'code';
  /** Kinds of application; the first is the normal way. */
  readonly clients: readonly ClientKind[];
  /** What the reader fills in with an own application. */
  readonly inputs: readonly InputField[];
  /** Values that follow from others, such as a host from a zone. */
  readonly derive?: (values: Values) => Values;
  readonly authorize: {
    readonly url: ProviderUrl;
    readonly fields: Readonly<Record<string, string>>;
  };
  /** Whether challenge and verifier are used. */
  readonly usesPkce: (context: FlowContext) => boolean;
  /** The exchange; undefined when this way is not open with the chosen server. */
  readonly exchange: (context: FlowContext) => RequestTemplate | undefined;
  /** Whether the API server's abilities matter, so that it is asked before the start. */
  readonly asksFeatures: (client: ClientKind) => boolean;
  /** Whether a sign-in started elsewhere (old links without state) may be finished deliberately. */
  readonly allowsForeignStart: boolean;
  /** Address on the reader's own machine that applications of the desktop kind return to. */
  readonly loopback?: string;
}

/** State of a QR code. */
export type ScanState = 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'cancelled';

/** Sign-in by scanning a QR code. */
export interface DeviceFlow {
  readonly kind: 'device';
  readonly clients: readonly ClientKind[];
  readonly inputs: readonly InputField[];
  readonly usesOwnVerifier: (context: FlowContext) => boolean;
  readonly asksFeatures: boolean;
  /** Whether the reader can say when it is confirmed, because the exchange needs nothing from the status. */
  readonly confirmsByHand: boolean;
  readonly start: (context: FlowContext) => RequestTemplate;
  /** Values in the answer to the start; must yield `qrText`. */
  readonly readStart: (json: unknown) => Values | undefined;
  readonly status: (context: FlowContext) => RequestTemplate;
  /** State and further values of a status answer; undefined when it is not understood. */
  readonly readStatus: (
    json: unknown,
  ) => {readonly state: ScanState; readonly values?: Values} | undefined;
  /** The last request; without one the values of the status are the result. */
  readonly exchange?: (context: FlowContext) => RequestTemplate;
  /** Name of the app that scans. */
  readonly app: Localized;
}

/** Sign-in with phone, password and a code by SMS. */
export interface SmsFlow {
  readonly kind: 'sms';
  readonly inputs: readonly InputField[];
  readonly login: RequestTemplate;
  readonly codeInput: InputField;
  readonly exchange: RequestTemplate;
}

/** A paragraph with a title. */
interface Advice {
  readonly title: Localized;
  readonly text: Localized;
}

/** A link out of the text. */
export interface ToolLink {
  readonly label: Localized;
  readonly href: string;
}

/** Everything the site knows of getting a token from one provider. */
export interface TokenProvider {
  readonly id: string;
  readonly name: Localized;
  /** Page on which the sign-in starts, without locale. */
  readonly page: string;
  /** Lead: what you get and for which field. */
  readonly lead: Localized;
  /** What the reader needs before. */
  readonly needs: Localized;
  /** What the API server sees. */
  readonly sees: Localized;
  /** Whether only the public API server can do it; the one in this repository answers 501. */
  readonly isPublicOnly?: boolean;
  readonly flows: readonly (CodeFlow | DeviceFlow | SmsFlow)[];
  /** What the page asks the provider for on demand, once a sign-in is over. */
  readonly followUps?: readonly RequestTemplate[];
  readonly targets: readonly DriverTarget[];
  /** Things worth knowing about the result. */
  readonly notes: readonly Localized[];
  readonly problems: readonly Advice[];
  /** The same, done manually, in words; commands follow from the requests. */
  readonly manual: Localized;
  /** Where the manual steps are, if they aren't on the page of the helper. */
  readonly manualLink?: ToolLink;
  /** Requests to the provider itself, shown as commands with placeholders; never sent by the page. */
  readonly commands?: readonly RequestTemplate[];
  readonly links: readonly ToolLink[];
}
