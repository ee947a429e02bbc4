import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient } from '../platform/auth/viewer.js';
import { AddressSuggestions, EvidenceAddressInput } from './address-suggestion.model.js';
import { SuggestAddress } from './suggest-address.js';

@Public()
@Resolver()
export class AddressSuggestionResolver {
  constructor(private readonly addresses: SuggestAddress) {}

  @Query(() => AddressSuggestions, {
    description:
      'Returns suggestions to complete an address; none while the provider is unavailable. TOO_MANY_REQUESTS.',
  })
  async evidenceAddress(
    @Args('dto') { query, cityId }: EvidenceAddressInput,
    @CurrentClient() client: Client,
  ): Promise<AddressSuggestions> {
    return { suggestions: await this.addresses.suggest({ text: query, cityId: cityId ?? null }, client) };
  }
}
