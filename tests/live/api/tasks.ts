import {expect} from 'vitest';
import {until} from '../suite/programs';
import type {Fixture} from './fixture';

/** States of a task that has ended (tache). */
const [SUCCEEDED, CANCELED, FAILED] = [2, 4, 7];

/** Waits until a task has failed, and gives its error. */
export async function failedTaskOf(
  fixture: Fixture,
  kind: string,
  id: string,
  timeoutMs?: number,
): Promise<string> {
  const look = async () => {
    const {data} = await fixture.admin.post(`/api/admin/task/${kind}/info?tid=${id}`);
    return [SUCCEEDED, CANCELED, FAILED].includes(data.state) ? data : undefined;
  };
  const task = await until('the task to end', look, timeoutMs);
  expect(task.state, JSON.stringify(task)).toBe(FAILED);
  return task.error;
}
