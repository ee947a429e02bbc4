import { readStored, writeStored } from '../../../browser/stored';
import type { PageForm } from './page-form';

/** What was typed and not saved, and the number of the revision that it started from. */
export interface KeptDraft {
  base: number;
  edits: Partial<PageForm>;
}

const keyOf = (of: string) => `text:${of}`;

/** Keeps a draft in this browser, by the id of its text, or by its kind if it is new; null: there is nothing to keep. */
export const keepDraft = (of: string, draft: KeptDraft | null): void =>
  writeStored(keyOf(of), draft && JSON.stringify(draft));

/** Reads what was not saved when the page was left. */
export function keptDraft(of: string): KeptDraft {
  try {
    const { base, edits } = JSON.parse(readStored(keyOf(of)) ?? '{}') as Partial<KeptDraft>;
    if (typeof base === 'number' && typeof edits === 'object' && edits !== null) return { base, edits };
  } catch {
    // What cannot be read was not written here.
  }
  return { base: 0, edits: {} };
}
