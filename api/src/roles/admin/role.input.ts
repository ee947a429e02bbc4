import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsBoolean, IsEnum, IsIn, IsUUID, ValidateIf } from 'class-validator';
import { ShopperInput } from '../../identity/admin/index.js';
import { AccessLevel } from '../../identity/index.js';
import { IfGiven, Text, SeenVersion } from '../../operator/index.js';
import { Permission } from '../../platform/auth/permission.model.js';

@InputType({ description: 'A role. Absent fields stay unchanged; a new role needs a name and permissions.' })
export class SaveRoleInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the role to change; absent for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field(() => String, { nullable: true, description: 'Name; 1 to 60 characters, unique.' })
  @IfGiven()
  @Text(60)
  name?: string;

  @Field(() => [Permission], {
    nullable: true,
    description: 'Permissions of people with the role from now on; at least one, and none that the caller lacks.',
  })
  @IfGiven()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsEnum(Permission, { each: true })
  permissions?: Permission[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether people with the role must give a second factor before making other calls; default for a new role: false.',
  })
  @IfGiven()
  @IsBoolean()
  requiresSecondFactor?: boolean;
}

@InputType({ description: 'An account and its new role.' })
export class SetRoleInput extends ShopperInput {
  @Field(() => ID, {
    nullable: true,
    description: '`id` of a role from `roles`; null makes the person a shopper. The field is required.',
  })
  @ValidateIf((_, value: unknown) => value !== null)
  @IsUUID('all')
  roleId: string | null;
}

@InputType({ description: 'An account and its new access level.' })
export class SetAccessLevelInput extends ShopperInput {
  @Field(() => AccessLevel, {
    description: 'Access level: USER for a shopper; ADMIN or MANAGER for the role of the same name.',
  })
  @IsIn(Object.values(AccessLevel))
  accessLevel: AccessLevel;
}
