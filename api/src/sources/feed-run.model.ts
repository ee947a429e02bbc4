import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FeedRunCause, FeedRunState } from '../generated/prisma/enums.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

import { FeedProblem } from './feed-problem.model.js';
import { PriceListColumns } from './price-list-columns.model.js';

export { FeedRunCause, FeedRunState };

registerEnumType(FeedRunState, {
  name: 'FeedRunState',
  description: 'Status of a run.',
  valuesMap: {
    WAITING: { description: 'Queued, or waiting for another attempt.' },
    RUNNING: { description: 'In progress; `phase`, `done` and `total` show the progress.' },
    ASKING: {
      description:
        'Stopped by a check before anything was applied; awaits a decision: `applyFeedRun` or `discardFeedRun`.',
    },
    APPLIED: { description: 'Applied: the catalogue matches the feed.' },
    UNCHANGED: { description: 'The feed had no changes.' },
    REFUSED: { description: 'The feed cannot be read; nothing was applied. `code` says why.' },
    STOPPED: { description: 'Stopped after several failures. Changes already written stay and can be undone.' },
    DISCARDED: { description: 'Discarded by an operator, or replaced by a later run.' },
  },
});
registerEnumType(FeedRunCause, {
  name: 'FeedRunCause',
  description: 'What started the run.',
  valuesMap: {
    SCHEDULE: { description: 'The schedule of the source.' },
    UPLOAD: { description: 'An operator or program uploaded a file.' },
    BY_HAND: { description: 'An operator or program requested the run.' },
  },
});

@ObjectType({ description: 'Numbers of products and rows of a run, by result.' })
export class FeedRunCounts {
  @Field(() => Int, { description: 'Number of products and other records that were created.' })
  created: number;

  @Field(() => Int, { description: 'Number of products and other records that were changed.' })
  updated: number;

  @Field(() => Int, { description: 'Number of products and other records that did not change.' })
  unchanged: number;

  @Field(() => Int, {
    description:
      'Number of existing products that the feed now also supplies, matched by barcode, or by article and brand; included in `updated`.',
  })
  met: number;

  @Field(() => Int, { description: 'Number of rows that were rejected.' })
  rejected: number;

  @Field(() => Int, { description: 'Number of values that were interpreted differently from their text.' })
  warnings: number;

  @Field(() => Int, { description: 'Number of prices set by operators, which the run did not change.' })
  kept: number;

  @Field(() => Int, { description: 'Number of implausible prices that are held back; `heldBackPrices` lists them.' })
  heldBack: number;

  @Field(() => Int, {
    description:
      'Number of the source’s products that are missing in the feed and stay on sale, because the source is not `complete`.',
  })
  unnamed: number;
}

@ObjectType({ description: 'One run that reads the feed of a source (docs/sources.md).' })
export class FeedRun {
  @Field(() => ID, { description: 'Id of the run; `feedRun` takes it, and the audit trail has it as `entityId`.' })
  id: string;

  @Field(() => ID, { description: '`id` of the feed that the run reads, from `feedSources`.' })
  sourceId: string;

  @Field(() => FeedRunState, { description: 'Status of the run.' })
  state: FeedRunState;

  @Field(() => FeedRunCause, { description: 'What started the run.' })
  cause: FeedRunCause;

  @Field({ description: 'Whether the run only previews changes; nothing is applied before `applyFeedRun`.' })
  preview: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Who requested the run: name, e-mail address or phone number of a person, or name of an API client (a program with its own token). Null: the schedule.',
  })
  startedBy: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the file; null until there is a file.' })
  fileName: string | null;

  @Field(() => Int, { nullable: true, description: 'Size of the file in bytes; null until there is a file.' })
  fileBytes: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Current phase: `download` and `read` are measured in bytes, `write` in products, `images` in pictures. Null unless the run is in progress.',
  })
  phase: string | null;

  @Field(() => Float, { description: 'Completed amount of the phase, in the unit of `phase`.' })
  done: number;

  @Field(() => Float, { description: 'Total amount of the phase, in the unit of `phase`; 0 if unknown.' })
  total: number;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Changes that the run makes, with samples; null until the changes are known.',
  })
  plan: unknown;

  @Field(() => PriceListColumns, {
    nullable: true,
    description:
      'Suggested meanings of the columns of a price list, until `confirmColumns` has confirmed them; otherwise null.',
  })
  columns: PriceListColumns | null;

  @Field(() => FeedRunCounts, {
    nullable: true,
    description: 'Numbers of products and rows by result; null until the run is done.',
  })
  counts: FeedRunCounts | null;

  @Field(() => [String], {
    description: 'Values that were not understood: a table by column and value, one line each.',
  })
  report: string[];

  @Field(() => [FeedProblem], {
    nullable: true,
    description:
      'Content of `report` as data, in the same order; null until the run is done, and for runs of releases that had only `report`.',
  })
  problems: FeedProblem[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the reason why the run was refused, was stopped or awaits a decision (docs/sources.md); otherwise null.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Explanation of `code`, in English; null without a code.' })
  message: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the later run that replaced this run while it awaited a decision; null if none did.',
  })
  supersededBy: string | null;

  @Field({ description: 'Whether `undoFeedRun` can undo the run.' })
  undoable: boolean;

  @Field({ description: 'Whether the run was undone.' })
  undone: boolean;

  @Field(() => Date, { description: 'When the run was requested.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the run began; null before that.' })
  startedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the run ended; null before that, and while the run awaits a decision.',
  })
  finishedAt: Date | null;
}

@ObjectType({ description: 'A row that a run wrote and that could not be undone.' })
export class StayedRow {
  @Field({ description: 'Name of the row’s table, such as `price_details`.' })
  relation: string;

  @Field({ description: 'Primary key of the row, as a JSON array.' })
  key: string;

  @Field({ description: 'Why the row could not be undone, in English.' })
  reason: string;
}

@ObjectType({ description: 'A run that was undone.' })
export class UndoneFeedRun {
  @Field(() => FeedRun, { description: 'Current state of the run.' })
  run: FeedRun;

  @Field(() => [StayedRow], {
    description:
      'Rows that were not undone, because they were changed or ordered since the run; empty if all were undone.',
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
