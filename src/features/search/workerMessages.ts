import type {SearchAnswer, SearchRequest} from '@site/src/lib/search/answer';

/** A query on its way to the worker. */
export interface WorkerQuestion {
  readonly id: number;
  readonly request: SearchRequest;
}

/** Its answer, or why there is none. */
export type WorkerReply =
  | {readonly id: number; readonly answer: SearchAnswer}
  | {readonly id: number; readonly error: string};
