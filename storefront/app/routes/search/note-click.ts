import { askInBrowser } from '../../graphql/ask-in-browser';
import { NoteSearchClickDocument, type NoteSearchClickInput } from '../../graphql/generated/graphql';

/** The API does not count longer queries, or results at lower positions. */
const longest = 100;
const lastPlace = 1000;

/**
 * Reports to the shop which result was chosen. The shop stores only totals, not who chose the result. Nothing waits for
 * the response.
 */
export function noteClick(dto: NoteSearchClickInput): void {
  if (dto.query.length <= longest && dto.place <= lastPlace) void askInBrowser(NoteSearchClickDocument, { dto });
}
