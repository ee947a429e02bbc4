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
      'Starts the setup of an authenticator app; `confirmSecondFactor` completes the setup. SECOND_FACTOR_REQUIRED if there is a second factor that was not given in this session.',
  })
  beginSecondFactor(@CurrentViewer() viewer: Viewer): Promise<SecondFactorSetup> {
    return this.factors.begin(viewer);
  }

  @Mutation(() => [String], {
    description:
      'Activates the authenticator app by a code from the app, and returns ten recovery codes, which cannot be read later. SECOND_FACTOR_INVALID (wrong, old or used code), TOO_MANY_REQUESTS.',
  })
  confirmSecondFactor(
    @Args('dto', { description: 'A code from the authenticator app.' }) { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<string[]> {
    return this.factors.confirm(viewer, code);
  }

  @Mutation(() => SecondFactor, {
    description:
      'Gives the second factor; afterwards, this session may make the operator’s calls. SECOND_FACTOR_INVALID (wrong, old or used code), TOO_MANY_REQUESTS.',
  })
  giveSecondFactor(
    @Args('dto', { description: 'A code from the authenticator app, or a recovery code.' })
    { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SecondFactor> {
    return this.factors.give(viewer, code);
  }

  @Mutation(() => [String], {
    description:
      'Returns ten new recovery codes, which cannot be read later; earlier codes become invalid. SECOND_FACTOR_INVALID (wrong, old or used code), TOO_MANY_REQUESTS.',
  })
  renewRecoveryCodes(
    @Args('dto', { description: 'A code from the authenticator app, or a recovery code.' })
    { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<string[]> {
    return this.factors.renewRecoveryCodes(viewer, code);
  }

  @Mutation(() => SecondFactor, {
    description:
      'Removes the app, and the recovery codes with the last factor. LAST_SECOND_FACTOR if the role requires one and there is no passkey, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS.',
  })
  removeSecondFactor(
    @Args('dto', { description: 'A code from the authenticator app, or a recovery code.' })
    { code }: SecondFactorCodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SecondFactor> {
    return this.factors.remove(viewer, code);
  }
}
