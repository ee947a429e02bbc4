import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Shopper } from '../../identity/admin/index.js';
import { SecondFactor } from '../../second-factor/index.js';
import { Permission } from '../../platform/auth/permission.model.js';

@ObjectType({ description: 'The program whose access token a call has.' })
export class CallingProgram {
  @Field(() => ID, { description: 'Id of the program; `actorId` in the audit trail.' })
  id: string;

  @Field({ description: 'Name in the audit trail.' })
  name: string;

  @Field(() => [Permission], { description: 'Scopes: the permissions of the program.' })
  scopes: Permission[];
}

@ObjectType({ description: 'Who makes the call, and what they may do now.' })
export class Me {
  @Field(() => Shopper, { nullable: true, description: 'Account of the operator; null for a program.' })
  account: Shopper | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the operator’s role, such as MANAGER or ADMIN; null for a program.',
  })
  role: string | null;

  @Field(() => [Permission], {
    description:
      'What the operator’s role or the program’s scopes allow. docs/calls.md lists the permission of each call.',
  })
  permissions: Permission[];

  @Field(() => CallingProgram, { nullable: true, description: 'The program; null for an operator.' })
  program: CallingProgram | null;

  @Field(() => SecondFactor, {
    nullable: true,
    description: 'Whether the operator needs a second factor, and has given it; null for a program.',
  })
  secondFactor: SecondFactor | null;
}
