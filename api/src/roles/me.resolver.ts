import { Context, Query, Resolver } from '@nestjs/graphql';
import { ManageShoppers } from '../identity/admin/index.js';
import { ForOperators } from '../platform/auth/access.js';
import { CurrentActor, type Caller } from '../platform/auth/actor.js';
import type { RequestContext } from '../platform/auth/viewer.js';
import { Me } from './me.model.js';

@ForOperators()
@Resolver()
export class MeResolver {
  constructor(private readonly people: ManageShoppers) {}

  @Query(() => Me, { description: 'Returns the operator or the program that makes the call, and what they may do.' })
  async me(@CurrentActor() { kind, id, permissions }: Caller, @Context() { request }: RequestContext): Promise<Me> {
    const held = [...permissions];
    if (kind === 'PROGRAM') {
      const { name } = request.program!;
      return { account: null, role: null, permissions: held, program: { id, name, scopes: held } };
    }
    const account = await this.people.byId(id);
    return { account, role: account.role, permissions: held, program: null };
  }
}
