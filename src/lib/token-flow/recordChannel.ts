import {memberOf} from './failure';
import {parseFlowRecord, takeRecord, type FlowRecord, type RecordStorage} from './flowRecord';

/** Name of the channel on which tabs of this site hand a record over. */
const CHANNEL = 'alist.tool.flow';
/** How long a callback page waits for the tab that started the sign-in. */
const ANSWER_LIMIT_MS = 700;

/** Channel between the tabs; undefined in browsers that refuse it together with the storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/**
 * Answers another tab's question for the record of one state, once. Used while this tab waits for a
 * sign-in it opened in a new tab.
 *
 * @param onTaken called when the record was handed over
 * @returns stops listening
 */
export function offerRecord(
  state: string,
  provider: string,
  storage: RecordStorage,
  onTaken: () => void,
): () => void {
  const channel = openChannel();
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({data}: MessageEvent<unknown>) => {
    if (memberOf(data, 'ask') !== state || memberOf(data, 'provider') !== provider) return;
    const record = takeRecord(storage, state, provider, Date.now());
    if (record === undefined) return;
    channel.postMessage({answer: state, record: JSON.stringify(record)});
    onTaken();
  };
  return () => channel.close();
}

/** Asks the other tabs of this site for the record of a state; undefined when none has it. */
export function askForRecord(
  state: string,
  provider: string,
  signal: AbortSignal,
): Promise<FlowRecord | undefined> {
  const channel = state === '' ? undefined : openChannel();
  if (channel === undefined) return Promise.resolve(undefined);
  return new Promise<FlowRecord | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ANSWER_LIMIT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    channel.onmessage = ({data}: MessageEvent<unknown>) => {
      if (memberOf(data, 'answer') !== state) return;
      clearTimeout(timer);
      const text = memberOf(data, 'record');
      const record = parseFlowRecord(typeof text === 'string' ? text : null);
      resolve(record?.provider === provider ? record : undefined);
    };
    channel.postMessage({ask: state, provider});
  }).finally(() => channel.close());
}
