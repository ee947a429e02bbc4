import type { QueueLineFragment } from '../../graphql/generated/graphql';

/** An entry of the queue as in the list. */
export type QueueLine = QueueLineFragment;
