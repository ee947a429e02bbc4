import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Shopper } from '../../identity/admin/index.js';
import { SecondFactor } from '../../second-factor/index.js';
import { Permission } from '../../platform/auth/permission.model.js';

@ObjectType({ description: 'The API client (a program with its own token) that makes the call.' })
export class CallingProgram {
  @Field(() => ID, { description: 'Id of the program; `actorId` in the audit trail.' })
  id: string;

  @Field({ description: 'Name of the program, as in the audit trail.' })
  name: string;

  @Field(() => [Permission], { description: 'Scopes: the permissions of the program.' })
  scopes: Permission[];
}

@ObjectType({
  description:
    'The caller, an operator or an API client (a program with its own token), and the caller’s current permissions.',
})
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
      'Permissions of the operator’s role, or scopes of the program. docs/calls.md lists the permission of each call.',
  })
  permissions: Permission[];

  @Field(() => CallingProgram, {
    nullable: true,
    description: 'The program that makes the call; null for an operator.',
  })
  program: CallingProgram | null;

  @Field(() => SecondFactor, {
    nullable: true,
    description: 'State of the operator’s second factor; null for a program.',
  })
  secondFactor: SecondFactor | null;
}
