import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { AccessLevel } from '../../identity/index.js';
import { Permission } from '../../platform/auth/permission.model.js';

@ObjectType({ description: 'A named set of permissions that operators have.' })
export class Role {
  @Field(() => ID, { description: 'Id of the role; `setRole` takes it.' })
  id: string;

  @Field({ description: 'Name; 1 to 60 characters, unique.' })
  name: string;

  @Field(() => AccessLevel, {
    nullable: true,
    description: 'MANAGER or ADMIN for the two roles that every shop has; null for a role of the shop’s own.',
  })
  level: AccessLevel | null;

  @Field(() => [Permission], {
    description: 'Permissions of the people who have the role. ADMIN has every permission.',
  })
  permissions: Permission[];

  @Field({ description: 'Whether people with the role must give a second factor before making other calls.' })
  requiresSecondFactor: boolean;

  @Field(() => Int, { description: 'Number of people who have the role.' })
  people: number;
}
