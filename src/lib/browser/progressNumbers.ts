/** The progress bar (specification section 9): first part shown, from 0 to 1, and times in milliseconds. */
export const progressNumbers = {
  minimum: 0.08,
  /** How long the bar takes from one part to the next. */
  speed: 200,
  /** How often it continues by itself. */
  trickleSpeed: 800,
} as const;
