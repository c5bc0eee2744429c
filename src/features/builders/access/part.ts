import type {AccessFacts, Situation} from '@site/src/lib/shared/access/access';

/** What each part of the form gets. */
export interface PartProps {
  readonly facts: AccessFacts;
  readonly situation: Situation;
  readonly onChange: (changes: Partial<Situation>) => void;
}
