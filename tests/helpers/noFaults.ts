import {expect} from 'vitest';

interface NoFaults {
  /** Passes for an empty list of messages; otherwise the messages are all that the test says. */
  toHaveNoFaults(): void;
}

declare module 'vitest' {
  // The names and the parameter are given by the library.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars, @typescript-eslint/no-empty-object-type
  interface Matchers<T> extends NoFaults {}
}

/** Puts no difference between lists, quotation marks, or brackets between readers and what they have to correct. */
expect.extend({
  toHaveNoFaults: (faults: readonly string[]) => ({
    pass: faults.length === 0,
    message: () => ['Correct the following:', ...faults].join('\n'),
  }),
});
