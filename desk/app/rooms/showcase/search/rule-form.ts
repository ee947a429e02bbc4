import type { RuleWholeFragment, SaveSearchRuleInput, SearchRuleKind } from '../../../graphql/generated/graphql';

/** The form values of a rule. Queries and words are lines, ids are separated by commas. */
export interface RuleForm {
  queries: string;
  words: string;
  twoWay: boolean;
  target: string;
  productIds: string;
  categoryIds: string;
  brandIds: string;
  inCategoryIds: string;
  inBrandIds: string;
  place: string;
  /** Names separated by commas, in order. */
  filters: string;
  active: boolean;
  /** ISO times. Empty: valid at once, and without end. */
  startsAt: string;
  endsAt: string;
  note: string;
}

export type RuleField = keyof RuleForm;

export const KINDS: readonly SearchRuleKind[] = ['SYNONYM', 'REDIRECT', 'PIN', 'BOOST', 'BURY', 'HIDE', 'FILTER_ORDER'];

/** Filters that every product list of the shop may have. */
export const FILTERS = [
  ...(['size', 'brand', 'categories', 'colorPallete', 'sex', 'deliverySpeed', 'sale', 'rating'] as const),
  ...(['material', 'season', 'age', 'model'] as const),
] as const;

export const EMPTY_RULE: RuleForm = {
  ...{ queries: '', words: '', twoWay: false, target: '', productIds: '', categoryIds: '', brandIds: '' },
  ...{ inCategoryIds: '', inBrandIds: '', place: '1', filters: '', active: true, startsAt: '', endsAt: '', note: '' },
};

/** Fields of each kind in addition to the common ones. The API refuses fields of other kinds. */
const USED: Record<SearchRuleKind, readonly RuleField[]> = {
  SYNONYM: ['words', 'twoWay'],
  REDIRECT: ['target'],
  PIN: ['productIds', 'place'],
  HIDE: ['productIds', 'categoryIds', 'brandIds'],
  BOOST: ['productIds', 'categoryIds', 'brandIds'],
  BURY: ['productIds', 'categoryIds', 'brandIds'],
  FILTER_ORDER: ['filters'],
};

export const isUsed = (kind: SearchRuleKind, field: RuleField): boolean => USED[kind].includes(field);

/** Whether a rule of this kind requires a query. */
export const needsQuery = (kind: SearchRuleKind): boolean => kind === 'SYNONYM' || kind === 'REDIRECT';

export const formOf = (rule: RuleWholeFragment): RuleForm => ({
  queries: rule.queries.join('\n'),
  words: rule.words.join('\n'),
  twoWay: rule.twoWay,
  target: rule.target ?? '',
  productIds: rule.productIds.join(','),
  categoryIds: rule.categoryIds.join(','),
  brandIds: rule.brandIds.join(','),
  inCategoryIds: rule.inCategoryIds.join(','),
  inBrandIds: rule.inBrandIds.join(','),
  place: String(rule.place ?? 1),
  filters: rule.filters.join(','),
  active: rule.active,
  startsAt: rule.startsAt ?? '',
  endsAt: rule.endsAt ?? '',
  note: rule.note,
});

export const idsOf = (text: string): string[] => text.split(',').filter(Boolean);

export const linesOf = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  return [...new Set(lines.filter(Boolean))];
};

/** Returns the complete rule in the form of the API, without fields that its kind does not use. */
export function dtoOf(
  form: RuleForm,
  { id, kind, version }: { id: string | null; kind: SearchRuleKind; version: string | null },
): SaveSearchRuleInput {
  const ids = (field: 'productIds' | 'categoryIds' | 'brandIds') => (isUsed(kind, field) ? idsOf(form[field]) : []);
  const place = Number(form.place.trim() || 1);
  return {
    ...{ id, kind, version },
    queries: linesOf(form.queries),
    words: isUsed(kind, 'words') ? linesOf(form.words) : [],
    twoWay: isUsed(kind, 'twoWay') && form.twoWay,
    target: isUsed(kind, 'target') ? form.target.trim() || null : null,
    productIds: ids('productIds'),
    categoryIds: ids('categoryIds'),
    brandIds: ids('brandIds'),
    inCategoryIds: idsOf(form.inCategoryIds),
    inBrandIds: idsOf(form.inBrandIds),
    place: isUsed(kind, 'place') ? place : null,
    filters: isUsed(kind, 'filters') ? idsOf(form.filters) : [],
    active: form.active,
    startsAt: form.startsAt || null,
    endsAt: form.endsAt || null,
    note: form.note.trim(),
  };
}
