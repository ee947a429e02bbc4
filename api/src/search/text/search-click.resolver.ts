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
      'Counts a click on a search result. Only daily totals by query, product and place are stored, not who clicked. Returns false if the click is not counted: counting is switched off, the query was typed by fewer than five networks or on fewer than five days, the product is unknown, or the same network clicked the product for this query already that day. TOO_MANY_REQUESTS.',
  })
  noteSearchClick(@Args('dto') dto: NoteSearchClickInput, @CurrentClient() { network }: Client): Promise<boolean> {
    return this.clicks.note(dto, network);
  }
}
