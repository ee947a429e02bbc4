import { askInBrowser } from '../../graphql/ask-in-browser';
import { NoteSearchClickDocument, type NoteSearchClickInput } from '../../graphql/generated/graphql';

/** The API counts no longer queries, and no place further down. */
const longest = 100;
const lastPlace = 1000;

/** Tells the shop which result was chosen. It keeps sums without who chose; nothing waits for the answer. */
export function noteClick(dto: NoteSearchClickInput): void {
  if (dto.query.length <= longest && dto.place <= lastPlace) void askInBrowser(NoteSearchClickDocument, { dto });
}
