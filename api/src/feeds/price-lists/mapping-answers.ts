import { ColumnMapping, checkMapping, columnsFor } from './column-mapping.js';
import { FIELDS, type Field } from './fields.js';
import { foldHeader } from './header-words.js';
import { PriceListError } from './price-list-error.js';
import type { Choice, MappingSuggestion } from './suggest-mapping.js';

/** The answers about the columns of a list, from the command's options. */
export interface MappingAnswers {
  /** Meaning of the columns, by their header. */
  columns: ReadonlyMap<string, Field>;
  productOf: ColumnMapping['productOf'] | null;
  headings: ColumnMapping['headings'] | null;
  /** Whole mapping from a file, which the other answers change; null if none was passed. */
  mapping: ColumnMapping | null;
}

/**
 * Reads `Цена=price,Опт=ignore`. A header may contain commas and equals signs. Throws a {@link PriceListError} that
 * names the mistake.
 */
export function parseColumnAnswers(texts: readonly string[]): Map<string, Field> {
  const answers = new Map<string, Field>();
  const pair = new RegExp(`(.+?)=\\s*(${[...FIELDS].sort((a, b) => b.length - a.length).join('|')})\\s*(?:,|$)`, 'uy');
  for (const text of texts) {
    pair.lastIndex = 0;
    while (pair.lastIndex < text.length) {
      const at = pair.lastIndex;
      const match = pair.exec(text);
      if (!match) {
        throw new PriceListError(
          'PRICE_LIST_MAPPING_INVALID',
          `--map "${text.slice(at)}": write it as "Цена=price"; a field is one of ${FIELDS.join(', ')}`,
        );
      }
      answers.set(match[1]!.trim(), match[2] as Field);
    }
  }
  return answers;
}

/** Returns the suggestion with the confirmed or answered meanings in place of the suggested ones. */
export function withAnswers(
  suggestion: MappingSuggestion,
  answers: MappingAnswers,
  remembered: ColumnMapping | null,
): MappingSuggestion {
  const headers = suggestion.columns.map(({ header }) => header);
  const byKey = new Map([...answers.columns].map(([header, field]) => [foldHeader(header), { header, field }]));
  const known = new Set(headers.map(foldHeader));
  for (const [key, { header }] of byKey) {
    if (!known.has(key)) {
      throw new PriceListError(
        'PRICE_LIST_MAPPING_INVALID',
        `the list has no column "${header}"; it has ${headers.map((name) => `"${name}"`).join(', ')}`,
      );
    }
  }
  const base = answers.mapping ?? remembered;
  const confirmed = base ? columnsFor(headers, base) : [];
  const settled = new Set<Field>();
  const columns = suggestion.columns.map((column, index) => {
    const answer = byKey.get(foldHeader(column.header))?.field;
    const field = answer ?? confirmed[index];
    if (!field) return column;
    settled.add(field);
    const reason = answer || answers.mapping ? 'you said so' : 'as confirmed before';
    return { ...column, field, confidence: 1, reason };
  });
  // An answer for one of the columns of a choice settles the whole choice.
  const choices = suggestion.choices.filter(
    ({ field, headers: names }) => !settled.has(field) && names.some((name) => isOpen(columns, name)),
  );
  const open = new Set(choices.flatMap(({ headers: names }) => names));
  return {
    ...suggestion,
    columns: columns.map((column) =>
      column.field === null && !open.has(column.header)
        ? { ...column, field: 'ignore', reason: 'another column was chosen' }
        : column,
    ),
    choices,
    productOf: answers.productOf ?? base?.productOf ?? suggestion.productOf,
    headings: answers.headings ?? base?.headings ?? suggestion.headings,
  };
}

const isOpen = (columns: MappingSuggestion['columns'], header: string): boolean =>
  columns.some((column) => column.header === header && column.field === null);

/**
 * Converts a suggestion without open choices to a mapping. Throws a {@link PriceListError} if goods cannot be read with
 * it.
 */
export function mappingOf({ columns, choices, productOf, headings }: MappingSuggestion): ColumnMapping {
  const [choice] = choices;
  if (choice) throw new PriceListError('PRICE_LIST_FIELD_TWICE', `${choice.question} Say it: ${answerTo(choice)}`);
  const mapping: ColumnMapping = {
    columns: columns.map(({ header, field }) => ({ header, field: field ?? 'ignore' })),
    productOf,
    headings,
  };
  checkMapping(mapping);
  return mapping;
}

/** Returns the option that answers a choice with its likeliest column, e.g. `--map "РРЦ=price"`. */
export const answerTo = ({ example, field }: Choice): string => `--map "${example}=${field}"`;

/** Reads a mapping file, JSON. Throws a {@link PriceListError}. */
export function parseMappingFile(text: string): ColumnMapping {
  try {
    return ColumnMapping.parse(JSON.parse(text));
  } catch (cause) {
    throw new PriceListError(
      'PRICE_LIST_MAPPING_INVALID',
      `the mapping file is no mapping: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
