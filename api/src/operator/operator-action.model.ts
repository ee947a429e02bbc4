import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsDate, IsIn, IsOptional, IsUUID } from 'class-validator';
import { OperatorChannel } from '../generated/prisma/enums.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

import { SNAPSHOTS, type Entity } from './snapshots.js';

export const OperatorEntity = Object.fromEntries(Object.keys(SNAPSHOTS).map((name) => [name, name])) as Record<
  Entity,
  Entity
>;
registerEnumType(OperatorEntity, { name: 'OperatorEntity', description: 'What operators change.' });
registerEnumType(OperatorChannel, {
  name: 'OperatorChannel',
  description: 'The way a call of an operator came.',
  valuesMap: {
    API: { description: 'Signed in, by this schema.' },
    COMMAND_LINE: {
      description: 'By `npm run admin` on the server: whoever may run that can name any operator as the actor.',
    },
  },
});

@ObjectType({ description: 'What an operator did; rows are added, never changed.' })
export class OperatorAction {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  actorId: string;

  @Field({ description: 'Name, mailbox or telephone of the operator, as they are now.' })
  actor: string;

  @Field({ description: 'Name of the call.' })
  action: string;

  @Field(() => OperatorEntity)
  entity: Entity;

  @Field(() => ID, { nullable: true })
  entityId: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'Null for what was not there yet.' })
  before: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'Null for what is not there any more.' })
  after: unknown;

  @Field(() => String, { nullable: true, description: 'The operator’s words.' })
  reason: string | null;

  @Field(() => OperatorChannel, { nullable: true, description: 'Null for rows older than this field.' })
  channel: OperatorChannel | null;

  @Field()
  createdAt: Date;
}

@ObjectType()
export class OperatorActionPage {
  @Field(() => [OperatorAction])
  items: OperatorAction[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@InputType()
export class OperatorActionsInput {
  @Field(() => OperatorEntity, { nullable: true })
  @IsOptional()
  @IsIn(Object.keys(SNAPSHOTS))
  entity?: Entity | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID('all')
  entityId?: string | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID('all')
  actorId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Then or later.' })
  @IsOptional()
  @IsDate()
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before.' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}
