import type { QueueLineFragment } from '../../graphql/generated/graphql';

/** An entry of the queue as the list has it. */
export type QueueLine = QueueLineFragment;
