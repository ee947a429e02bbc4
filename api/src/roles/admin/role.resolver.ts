import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Shopper } from '../../identity/admin/index.js';
import { RemoveInput } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Caller } from '../../platform/auth/actor.js';
import { EditRoles } from './edit-roles.js';
import { GiveRole } from './give-role.js';
import { SaveRoleInput, SetAccessLevelInput, SetRoleInput } from './role.input.js';
import { Role } from './role.model.js';

@Needs('ROLES', { onlyPeople: 'A stolen token could make what outlives it' })
@Resolver()
export class RoleResolver {
  constructor(
    private readonly edits: EditRoles,
    private readonly gifts: GiveRole,
  ) {}

  @Query(() => [Role], { description: 'Returns all roles: ADMIN and MANAGER, then the shop’s own by name.' })
  roles(): Promise<Role[]> {
    return this.edits.all();
  }

  @Mutation(() => Role, {
    description:
      'Creates or changes a role, with immediate effect for people with this role. The caller needs all permissions of the role. NOT_FOUND, NAME_TAKEN (name already used), ROLE_FIXED (built-in role).',
  })
  saveRole(
    @Args('dto', { description: 'A role and its changes.' }) dto: SaveRoleInput,
    @CurrentActor() by: Caller,
  ): Promise<Role> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes a role that nobody has. NOT_FOUND, ROLE_FIXED (built-in role), STILL_USED (somebody has the role).',
  })
  async removeRole(
    @Args('dto', { description: 'Id of the role to delete.' }) { id }: RemoveInput,
    @CurrentActor() by: Caller,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }

  @Mutation(() => Shopper, {
    description:
      'Gives a person a role, with immediate effect. The caller needs all permissions of the former and of the new role. SHOPPER_NOT_FOUND, NOT_FOUND (no such role), LAST_ADMIN (no administrator would remain).',
  })
  setRole(
    @Args('dto', { description: 'An account and its new role.' }) { userId, roleId }: SetRoleInput,
    @CurrentActor() by: Caller,
  ): Promise<Shopper> {
    return this.gifts.give(by, userId, roleId);
  }

  @Mutation(() => Shopper, {
    description:
      'Sets the access level of an account, with immediate effect. SHOPPER_NOT_FOUND, LAST_ADMIN (no administrator would remain).',
    deprecationReason: 'Use `setRole`, which also gives roles of the shop’s own. Goes after 2027-11-27.',
  })
  setAccessLevel(
    @Args('dto') { userId, accessLevel }: SetAccessLevelInput,
    @CurrentActor() by: Caller,
  ): Promise<Shopper> {
    return this.gifts.giveLevel(by, userId, accessLevel);
  }
}
