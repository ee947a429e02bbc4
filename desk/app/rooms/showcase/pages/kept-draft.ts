import { readStored, writeStored } from '../../../browser/stored';
import type { PageForm } from './page-form';

/** Unsaved changes, and the number of the revision on which they are based. */
export interface KeptDraft {
  base: number;
  edits: Partial<PageForm>;
}

const keyOf = (of: string) => `text:${of}`;

/**
 * Stores a draft in this browser, under the id of its text, or under its kind if the text is new; null deletes the
 * stored draft.
 */
export const keepDraft = (of: string, draft: KeptDraft | null): void =>
  writeStored(keyOf(of), draft && JSON.stringify(draft));

/** Reads the draft that was stored when the page was left. */
export function keptDraft(of: string): KeptDraft {
  try {
    const { base, edits } = JSON.parse(readStored(keyOf(of)) ?? '{}') as Partial<KeptDraft>;
    if (typeof base === 'number' && typeof edits === 'object' && edits !== null) return { base, edits };
  } catch {
    // An unreadable draft was not written by this page.
  }
  return { base: 0, edits: {} };
}
