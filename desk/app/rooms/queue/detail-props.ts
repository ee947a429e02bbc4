import type { stepsOf } from './decisions';
import type { Done } from './queue-words';

/** Props of the detail of each kind of entry. The detail shows the entry, and the form for the main action. */
export interface DetailProps<Value> {
  formId: string;
  value: Value;
  step: ReturnType<typeof stepsOf>['main'];
  onDecided: (what: Done) => (isDone: boolean) => void;
}
