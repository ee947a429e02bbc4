import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { REASON_MESSAGES, type ReasonCode } from '../feeds/index.js';

export enum FeedProblemSeverity {
  REJECTED = 'REJECTED',
  WARNING = 'WARNING',
  KEPT = 'KEPT',
  HELD_BACK = 'HELD_BACK',
}

registerEnumType(FeedProblemSeverity, {
  name: 'FeedProblemSeverity',
  description: 'Effect of a problem in a feed.',
  valuesMap: {
    REJECTED: { description: 'The rows were not imported.' },
    WARNING: {
      description: 'The values were ignored or interpreted differently from their text; the rows were imported.',
    },
    KEPT: { description: 'An operator has set another price, which was kept.' },
    HELD_BACK: { description: 'The price is implausible and awaits a confirmation.' },
  },
});

const codes = Object.keys(REASON_MESSAGES) as ReasonCode[];

/** Codes of problems in feeds; their descriptions are the English messages. */
export const FeedProblemCode = Object.fromEntries(codes.map((code) => [code, code])) as { [Code in ReasonCode]: Code };

registerEnumType(FeedProblemCode, {
  name: 'FeedProblemCode',
  description:
    'Kind of problem in a feed. A description is the message; `{name}` stands for a value, `{name:money}` for one in kopecks.',
  valuesMap: Object.fromEntries(codes.map((code) => [code, { description: REASON_MESSAGES[code] }])),
});

@ObjectType({ description: 'A value of a problem’s message.' })
export class FeedProblemValue {
  @Field({ description: 'Name of the value in the message, such as `text`.' })
  name: string;

  @Field({
    description: 'Text of the value, at most 40 characters; `…` if it differs among the rows. Money is in kopecks.',
  })
  value: string;
}

@ObjectType({ description: 'Rows of a feed with the same problem in the same column.' })
export class FeedProblem {
  @Field({ description: 'Column or field of the feed, such as `price`.' })
  field: string;

  @Field(() => Int, { description: 'Number of occurrences.' })
  count: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the first line with the problem; null for `OTHER_VALUES`.',
  })
  line: number | null;

  @Field(() => FeedProblemSeverity, { description: 'Effect of the problem.' })
  severity: FeedProblemSeverity;

  @Field(() => FeedProblemCode, {
    nullable: true,
    description: 'Kind of the problem; null if an earlier release wrote a code that no longer exists.',
  })
  code: ReasonCode | null;

  @Field(() => [FeedProblemValue], { description: 'Values of the message.' })
  values: FeedProblemValue[];

  @Field({ description: 'Message in English, with the values.' })
  message: string;
}
