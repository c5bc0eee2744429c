/** One message the mock saw: a request of a page, or one the server sent to a provider. */
interface LogEntry {
  readonly kind: 'request' | 'upstream';
  readonly method: string;
  /** Full address, query included: tests prove that nothing secret is in it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the authorize page promised when it gave out a code. */
interface IssuedCode {
  readonly redirectUri: string;
  readonly challenge: string;
}

/** A sign-in by QR code: the states it goes through, one per poll; the last one stays. */
export interface Scan {
  readonly states: readonly (string | number)[];
  polls: number;
  /** Challenge of 115. */
  readonly challenge: string;
}

/** Sign-ins whose next start takes a scenario, because the page gives them no value to steer by. */
export const STEERED_FLOWS = ['115-cookie', 'aliyun-qr', 'aliyun-old'] as const;
export type SteeredFlow = (typeof STEERED_FLOWS)[number];

/** Memory of the mock between two resets. */
export interface MockState {
  readonly log: LogEntry[];
  readonly issued: Map<string, IssuedCode>;
  readonly used: Set<string>;
  readonly scans: Map<string, Scan>;
  readonly next: Map<SteeredFlow, string>;
  readonly options: {capabilities: boolean};
  /** A number that no other call since the reset got. */
  readonly count: () => number;
  readonly reset: () => void;
}

export function createMockState(): MockState {
  let counter = 0;
  const mock: MockState = {
    log: [],
    issued: new Map(),
    used: new Set(),
    scans: new Map(),
    next: new Map(),
    options: {capabilities: true},
    count: () => (counter += 1),
    reset: () => {
      counter = 0;
      mock.log.length = 0;
      mock.options.capabilities = true;
      for (const memory of [mock.issued, mock.used, mock.scans, mock.next]) memory.clear();
    },
  };
  return mock;
}

/** Moves a scan on by one poll and says where it is. */
export function pollScan(scan: Scan): string | number {
  const state = scan.states[Math.min(scan.polls, scan.states.length - 1)];
  scan.polls += 1;
  return state ?? '';
}

/** Where a scan was at its last poll. */
export function currentState(scan: Scan): string | number | undefined {
  return scan.polls === 0 ? undefined : scan.states[Math.min(scan.polls, scan.states.length) - 1];
}
