import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FeedRunCause, FeedRunState } from '../generated/prisma/enums.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

import { PriceListColumns } from './price-list-columns.model.js';

export { FeedRunCause, FeedRunState };

registerEnumType(FeedRunState, {
  name: 'FeedRunState',
  description: 'Status of a run.',
  valuesMap: {
    WAITING: { description: 'Waits for its turn, or for another attempt.' },
    RUNNING: { description: 'Is being done; `phase`, `done` and `total` say how far it is.' },
    ASKING: { description: 'Stopped by a guard before anything was applied: `applyFeedRun` or `discardFeedRun`.' },
    APPLIED: { description: 'The catalogue is as the feed says.' },
    UNCHANGED: { description: 'There was nothing new.' },
    REFUSED: { description: 'The feed cannot be read; nothing was applied. `code` says why.' },
    STOPPED: { description: 'It failed several times. What was written stays, and can be undone.' },
    DISCARDED: { description: 'An operator has discarded it, or a later run has replaced it.' },
  },
});
registerEnumType(FeedRunCause, {
  name: 'FeedRunCause',
  description: 'Why there is a run.',
  valuesMap: {
    SCHEDULE: { description: 'The clock.' },
    UPLOAD: { description: 'Somebody has uploaded a file.' },
    BY_HAND: { description: 'Somebody asked for it.' },
  },
});

@ObjectType({ description: 'Products and rows of a run, by what became of them.' })
export class FeedRunCounts {
  @Field(() => Int, { description: 'Products and other records that are new.' })
  created: number;

  @Field(() => Int, { description: 'Products and other records that have changed.' })
  updated: number;

  @Field(() => Int, { description: 'Products and other records that are as they were.' })
  unchanged: number;

  @Field(() => Int, {
    description:
      'Products of the shop that the feed has from now on, too, found by a barcode, or by an article and its brand; `updated` counts them as well.',
  })
  met: number;

  @Field(() => Int, { description: 'Rows that were rejected.' })
  rejected: number;

  @Field(() => Int, { description: 'Values that were read otherwise than they stand.' })
  warnings: number;

  @Field(() => Int, { description: 'Prices that operators have set, which stay.' })
  kept: number;

  @Field(() => Int, { description: 'Prices that cannot be right and wait; `heldBackPrices` lists them.' })
  heldBack: number;

  @Field(() => Int, {
    description: 'Products of the source that the feed does not name, and that stay, because it is not `complete`.',
  })
  unnamed: number;
}

@ObjectType({ description: 'One reading of a source (docs/sources.md).' })
export class FeedRun {
  @Field(() => ID, { description: 'Names the run in `feedRun`, and in the audit trail as `entityId`.' })
  id: string;

  @Field(() => ID, { description: 'The feed that it reads: `id` of `feedSources`.' })
  sourceId: string;

  @Field(() => FeedRunState, { description: 'Status of the run.' })
  state: FeedRunState;

  @Field(() => FeedRunCause, { description: 'Why there is a run.' })
  cause: FeedRunCause;

  @Field({ description: 'Whether it was asked for to see the plan; it applies nothing before `applyFeedRun`.' })
  preview: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Who asked for it: a person’s name, e-mail address or phone number, or a program’s name; null: the clock.',
  })
  startedBy: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the file; null until there is one.' })
  fileName: string | null;

  @Field(() => Int, { nullable: true, description: 'Bytes of the file; null until there is one.' })
  fileBytes: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is being done: `download` and `read` in bytes, `write` in products, `images` in pictures.',
  })
  phase: string | null;

  @Field(() => Float, { description: 'How much of the phase is done.' })
  done: number;

  @Field(() => Float, { description: 'How much the phase has; 0 if that is not known.' })
  total: number;

  @Field(() => JsonScalar, { nullable: true, description: 'What it changes, with samples; null until that is known.' })
  plan: unknown;

  @Field(() => PriceListColumns, {
    nullable: true,
    description: 'What the columns of a price list seem to be, if they are not confirmed: `confirmColumns`.',
  })
  columns: PriceListColumns | null;

  @Field(() => FeedRunCounts, { nullable: true, description: 'What became of the rows; null until it is done.' })
  counts: FeedRunCounts | null;

  @Field(() => [String], { description: 'What was not understood: a table by column and value, a line each.' })
  report: string[];

  @Field(() => String, { nullable: true, description: 'Why it was refused or stopped, or asks (docs/sources.md).' })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The same in words, in English.' })
  message: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The later run that has taken the place of this one, which asked; null for none.',
  })
  supersededBy: string | null;

  @Field({ description: 'Whether `undoFeedRun` can undo it.' })
  undoable: boolean;

  @Field({ description: 'Whether it was undone.' })
  undone: boolean;

  @Field(() => Date, { description: 'When it was asked for.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it began; null before that.' })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ended; null before that, and while it asks.' })
  finishedAt: Date | null;
}

@ObjectType({ description: 'A row that a run wrote and that could not be undone.' })
export class StayedRow {
  @Field({ description: 'Kind of the row: the name of its table, such as `price_details`.' })
  relation: string;

  @Field({ description: 'Its primary key as a JSON array.' })
  key: string;

  @Field({ description: 'Why it stays, in English.' })
  reason: string;
}

@ObjectType({ description: 'A run that was undone.' })
export class UndoneFeedRun {
  @Field(() => FeedRun, { description: 'The run as it is now.' })
  run: FeedRun;

  @Field(() => [StayedRow], {
    description: 'What stays, because it was changed or ordered since; empty if nothing does.',
  })
  stayed: StayedRow[];
}

@ObjectType({ description: 'A page of `feedRuns`.' })
export class FeedRunPage {
  @Field(() => [FeedRun], { description: 'Runs of this page, newest first.' })
  items: FeedRun[];

  @Field(() => Pagination, { description: 'Position of this page and total number of runs.' })
  pagination: Pagination;
}
