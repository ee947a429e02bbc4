import { Args, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import { ForOperators } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { AddPasskeyInput, GivePasskeyInput, RemovePasskeyInput } from './passkey.input.js';
import { Passkey } from './passkey.model.js';
import { Passkeys } from './passkeys.js';
import { SecondFactor } from './second-factor.model.js';

@ForOperators({ onlyPeople: 'A program has a token instead', beforeSecondFactor: true })
@Resolver(() => SecondFactor)
export class PasskeysResolver {
  constructor(private readonly keys: Passkeys) {}

  @ResolveField(() => [Passkey], { description: 'The operator’s passkeys, in the order in which they were added.' })
  passkeys(@CurrentViewer() viewer: Viewer): Promise<Passkey[]> {
    return this.keys.of(viewer);
  }

  @Mutation(() => JsonScalar, {
    description:
      'Begins to add a passkey: returns `PublicKeyCredentialCreationOptionsJSON` of WebAuthn for the browser, whose challenge is good for one answer within five minutes, in this session. SECOND_FACTOR_REQUIRED if there is a factor that this session has yet to give, PASSKEYS_FULL, TOO_MANY_REQUESTS.',
  })
  beginPasskey(@CurrentViewer() viewer: Viewer): Promise<unknown> {
    return this.keys.begin(viewer);
  }

  @Mutation(() => [String], {
    description:
      'Adds the passkey that the browser made, and counts as giving the factor. Returns ten recovery codes, which cannot be read later, if it is the operator’s first factor; otherwise an empty list, and the former codes stay. SECOND_FACTOR_INVALID, SECOND_FACTOR_REQUIRED, PASSKEYS_FULL.',
  })
  addPasskey(
    @Args('dto', { description: 'What the device has made, and a name for it.' }) dto: AddPasskeyInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<string[]> {
    return this.keys.add(viewer, dto);
  }

  @Mutation(() => JsonScalar, {
    description:
      'Begins to give a passkey: returns `PublicKeyCredentialRequestOptionsJSON` of WebAuthn for the browser, whose challenge is good for one answer within five minutes, in this session. SECOND_FACTOR_INVALID if there is no passkey, TOO_MANY_REQUESTS.',
  })
  beginPasskeySignIn(@CurrentViewer() viewer: Viewer): Promise<unknown> {
    return this.keys.beginSignIn(viewer);
  }

  @Mutation(() => SecondFactor, {
    description:
      'Gives a passkey, after which this session may make the calls of its operator, as after `giveSecondFactor`. SECOND_FACTOR_INVALID.',
  })
  givePasskey(
    @Args('dto', { description: 'What the device has signed.' }) dto: GivePasskeyInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SecondFactor> {
    return this.keys.give(viewer, dto);
  }

  @Mutation(() => SecondFactor, {
    description:
      'Removes a passkey, and the recovery codes with the last factor. NOT_FOUND, SECOND_FACTOR_REQUIRED if this session has yet to give the factor, LAST_SECOND_FACTOR if the role requires one.',
  })
  removePasskey(
    @Args('dto', { description: 'Which of the operator’s own passkeys goes.' }) { id }: RemovePasskeyInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SecondFactor> {
    return this.keys.remove(viewer, id);
  }
}
