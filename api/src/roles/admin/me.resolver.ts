import { Context, Query, Resolver } from '@nestjs/graphql';
import { ManageShoppers } from '../../identity/admin/index.js';
import { ForOperators } from '../../platform/auth/access.js';
import { CurrentActor, type Caller } from '../../platform/auth/actor.js';
import type { RequestContext } from '../../platform/auth/viewer.js';
import { SecondFactors } from '../../second-factor/index.js';
import { Me } from './me.model.js';

@ForOperators({ beforeSecondFactor: true })
@Resolver()
export class MeResolver {
  constructor(
    private readonly people: ManageShoppers,
    private readonly factors: SecondFactors,
  ) {}

  @Query(() => Me, {
    description:
      'Returns the caller, an operator or an API client (a program with its own token), and the caller’s permissions once the second factor is given.',
  })
  async me(@CurrentActor() { kind, id, permissions }: Caller, @Context() { request }: RequestContext): Promise<Me> {
    const held = [...permissions];
    if (kind === 'PROGRAM') {
      const { name } = request.program!;
      return { account: null, role: null, permissions: held, program: { id, name, scopes: held }, secondFactor: null };
    }
    const account = await this.people.byId(id);
    const secondFactor = await this.factors.of(request.viewer!);
    return { account, role: account.role, permissions: held, program: null, secondFactor };
  }
}
