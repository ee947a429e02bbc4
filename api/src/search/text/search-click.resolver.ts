import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import type { Client } from '../../platform/auth/client.js';
import { CurrentClient } from '../../platform/auth/viewer.js';
import { NoteClick } from './note-click.js';
import { NoteSearchClickInput } from './search-click.input.js';

@Public()
@Resolver()
export class SearchClickResolver {
  constructor(private readonly clicks: NoteClick) {}

  @Mutation(() => Boolean, {
    description:
      'Counts a click on a result, as a sum a day for query, product and place; who clicked is not stored. Returns false if it does not count: clicks are switched off, fewer than five networks or days have typed the query, the product is unknown, or the network has chosen it already that day. TOO_MANY_REQUESTS.',
  })
  noteSearchClick(@Args('dto') dto: NoteSearchClickInput, @CurrentClient() { network }: Client): Promise<boolean> {
    return this.clicks.note(dto, network);
  }
}
