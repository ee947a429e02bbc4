import { unsetFacts, type FactsConfig } from './shop-facts.js';

/** A mark of a list, a heading or a quote, before the text of a block. */
const MARK = /^\s*(?:(?:[-*+>]|#{1,6}|\d+[.)])\s+)?/;
const NEXT_ITEM = /\n(?=\s*(?:[-*+]|\d+[.)])\s)/;
/** A full stop, unless it ends an abbreviation of two letters: «ул. Лесная». */
const NEXT_SENTENCE = /(?<=\S{3}[.!?…])\s+/;
const EMPTY_TABLE = /^:{3,}table\[[^\]]*\]\s*\n:{3,}$/gm;

/**
 * Returns Markdown without the sentences, list items and table rows that name an unset fact, so that no text has a gap.
 * A list, a table or a section that loses everything is removed as a whole.
 */
export function leaveOutUnset(markdown: string, config: FactsConfig): string {
  const unset = unsetFacts(config);
  const isUnset = (text: string) => unset.some((name) => text.includes(`{{${name}}}`));
  if (!isUnset(markdown)) return markdown;
  const kept = markdown
    .split(/\n{2,}/)
    .map((block) => (isUnset(block) ? (block.startsWith('|') ? rowsOf : itemsOf)(block, isUnset) : block))
    .filter(Boolean)
    .join('\n\n')
    .replace(EMPTY_TABLE, '');
  const blocks = kept.split(/\n{2,}/).filter(Boolean);
  return blocks.filter((block, place) => !isEmptySection(block, blocks[place + 1])).join('\n\n');
}

/** The first two lines of a table, its head and the line below, name no fact. */
function rowsOf(table: string, isUnset: (text: string) => boolean): string {
  const rows = table.split('\n').filter((row) => !isUnset(row));
  return rows.length > 2 ? rows.join('\n') : '';
}

function itemsOf(block: string, isUnset: (text: string) => boolean): string {
  const items = block.split(NEXT_ITEM).map((item) => {
    const [mark] = MARK.exec(item)!;
    const sentences = item.slice(mark.length).split(NEXT_SENTENCE);
    const kept = sentences.filter((sentence) => !isUnset(sentence));
    return kept.length ? mark + kept.join(' ') : '';
  });
  return items.filter(Boolean).join('\n');
}

const levelOf = (block: string | undefined): number => /^(#{1,6}) /.exec(block ?? '')?.[1]!.length ?? 0;

/** Returns whether a heading is followed by no text before the next heading of its level. */
function isEmptySection(block: string, next: string | undefined): boolean {
  const level = levelOf(block);
  return level > 0 && (next === undefined || (levelOf(next) > 0 && levelOf(next) <= level));
}
