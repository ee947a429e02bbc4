import type { stepsOf } from './decisions';
import type { Done } from './queue-words';

/** What a kind's detail gets: it shows the entry, and the form with what the main step needs. */
export interface DetailProps<Value> {
  formId: string;
  value: Value;
  step: ReturnType<typeof stepsOf>['main'];
  onDecided: (what: Done) => (isDone: boolean) => void;
}
