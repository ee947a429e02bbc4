import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { ForOperators } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { SecondFactor, SecondFactorCodeInput, SecondFactorSetup } from './second-factor.model.js';
import { SecondFactors } from './second-factors.js';

@ForOperators({ onlyPeople: 'A program has a token instead', beforeSecondFactor: true })
@Resolver()
export class SecondFactorResolver {
  constructor(private readonly factors: SecondFactors) {}

  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up an app that shows codes; `confirmSecondFactor` ends that. SECOND_FACTOR_REQUIRED if there is one that this session has yet to give.',
  })
  beginSecondFactor(@CurrentViewer() viewer: Viewer): Promise<SecondFactorSetup> {
    return this.factors.begin(viewer);
  }

  @Mutation(() => [String], {
    description:
      'Takes the app that was set up, by a code that it shows, and returns ten recovery codes, which cannot be read later. SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS.',
  })
  confirmSecondFactor(
    @Args('dto', { description: 'A code of the app.' }) { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<string[]> {
    return this.factors.confirm(viewer, code);
  }

  @Mutation(() => SecondFactor, {
    description:
      'Gives the second factor, after which this session may make the calls of its operator. SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS.',
  })
  giveSecondFactor(
    @Args('dto', { description: 'A code of the app, or a recovery code.' }) { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SecondFactor> {
    return this.factors.give(viewer, code);
  }

  @Mutation(() => [String], {
    description:
      'Returns ten new recovery codes, which cannot be read later; those before are void. SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS.',
  })
  renewRecoveryCodes(
    @Args('dto', { description: 'A code of the app, or a recovery code.' }) { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<string[]> {
    return this.factors.renewRecoveryCodes(viewer, code);
  }

  @Mutation(() => SecondFactor, {
    description:
      'Removes the app, and the recovery codes with the last factor. LAST_SECOND_FACTOR if the role requires one and there is no passkey, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS.',
  })
  removeSecondFactor(
    @Args('dto', { description: 'A code of the app, or a recovery code.' }) { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SecondFactor> {
    return this.factors.remove(viewer, code);
  }
}
