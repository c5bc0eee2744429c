import {memberOf} from '../../shared/token-flow/failure';
import {openRecord, recordKey, validRecord, type FlowRecord} from './flowRecord';
import type {RecordStorage} from './recordStore';

/** Name of the channel on which tabs of this site hand a record over. Scripts of other pages hear it too. */
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
 * Hands the sealed record of one state to another tab that asks for it, once. Used while this tab waits for a
 * sign-in it opened in a new tab. Neither the state nor anything readable is broadcast.
 *
 * @param onTaken called when the record was handed over
 * @returns stops listening
 */
export function offerRecord(
  state: string,
  storage: RecordStorage,
  onTaken: () => void,
): () => void {
  const channel = openChannel();
  if (channel === undefined) return () => undefined;
  let isOpen = true;
  const answer = async (asked: unknown): Promise<void> => {
    const key = await recordKey(state);
    if (asked !== key || !isOpen) return;
    const record = storage.getItem(key);
    storage.removeItem(key);
    if (record === null) return;
    channel.postMessage({answer: key, record});
    onTaken();
  };
  channel.onmessage = ({data}: MessageEvent<unknown>) => void answer(memberOf(data, 'ask'));
  return () => {
    isOpen = false;
    channel.close();
  };
}

/** Asks the other tabs of this site for the record of a state; undefined when none has it. */
export async function askForRecord(
  state: string,
  provider: string,
  signal: AbortSignal,
): Promise<FlowRecord | undefined> {
  const channel = state === '' ? undefined : openChannel();
  if (channel === undefined) return undefined;
  try {
    const key = await recordKey(state);
    const text = await new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve(null);
      });
      channel.onmessage = ({data}: MessageEvent<unknown>) => {
        const record = memberOf(data, 'record');
        if (memberOf(data, 'answer') !== key || typeof record !== 'string') return;
        clearTimeout(timer);
        resolve(record);
      };
      channel.postMessage({ask: key});
    });
    return validRecord(await openRecord(text, state), provider, Date.now());
  } finally {
    channel.close();
  }
}
