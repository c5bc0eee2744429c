/** What a query of the judged set is an example of. */
export const queryKinds = [
  'name',
  'field',
  'error',
  'symptom',
  'task',
  'question',
  'typo',
  'mixed',
  'other-language',
] as const;
