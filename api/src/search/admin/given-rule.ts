import { sitePath } from '../../content/index.js';
import type { SearchRule as Row } from '../../generated/prisma/client.js';
import { fieldFault } from '../../shared/api-error.js';
import { SHOWN_FILTERS } from '../listings/listing.model.js';
import { queryKey } from '../rules/query-key.js';
import type { SaveSearchRuleInput } from './search-rule.input.js';

/** The values of a rule as operators enter them. */
export type GivenRule = Omit<Row, 'id' | 'createdAt' | 'updatedAt'>;

const GOODS = ['productIds', 'categoryIds', 'brandIds'] as const;
const CONDITIONS = ['inCategoryIds', 'inBrandIds'] as const;
const LISTS = ['words', 'filters', ...GOODS, ...CONDITIONS] as const;
/** A filter by a custom field is named by its code. */
const OF_FIELD = /^customFields\.[a-z][a-z0-9-]{0,59}$/;

/** The lists that a kind of rule may have besides queries. */
const USED: Record<Row['kind'], readonly (typeof LISTS)[number][]> = {
  SYNONYM: ['words'],
  REDIRECT: [],
  PIN: ['productIds', ...CONDITIONS],
  HIDE: [...GOODS, ...CONDITIONS],
  BOOST: [...GOODS, ...CONDITIONS],
  BURY: [...GOODS, ...CONDITIONS],
  FILTER_ORDER: ['filters', ...CONDITIONS],
};

/** Returns the values of a rule: omitted ones stay as in `saved`, or get the defaults of a new rule. */
export function mergedRule(dto: SaveSearchRuleInput, saved: GivenRule | null): GivenRule {
  const { kind } = dto;
  return {
    kind,
    queries: dto.queries ?? saved?.queries ?? [],
    words: dto.words ?? saved?.words ?? [],
    twoWay: dto.twoWay ?? saved?.twoWay ?? false,
    target: left(dto.target, saved?.target),
    productIds: dto.productIds ?? saved?.productIds ?? [],
    categoryIds: dto.categoryIds ?? saved?.categoryIds ?? [],
    brandIds: dto.brandIds ?? saved?.brandIds ?? [],
    inCategoryIds: dto.inCategoryIds ?? saved?.inCategoryIds ?? [],
    inBrandIds: dto.inBrandIds ?? saved?.inBrandIds ?? [],
    filters: dto.filters ?? saved?.filters ?? [],
    place: left(dto.place, saved?.place) ?? (kind === 'PIN' ? 1 : null),
    active: dto.active ?? saved?.active ?? true,
    startsAt: left(dto.startsAt, saved?.startsAt),
    endsAt: left(dto.endsAt, saved?.endsAt),
    note: dto.note ?? saved?.note ?? '',
  };
}

/** Returns the faults of a rule's values, by input field; `hosts` are the hosts to which a redirect may lead. */
export function faultsOf(rule: GivenRule, hosts: readonly string[]): ReturnType<typeof fieldFault>[] {
  const faults: ReturnType<typeof fieldFault>[] = [];
  const isOfWords = rule.kind === 'SYNONYM' || rule.kind === 'REDIRECT';
  if (isOfWords && !rule.queries.length) faults.push(fieldFault('dto.queries', 'missing'));
  for (const field of ['queries', 'words'] as const)
    if (rule[field].some((phrase) => !queryKey(phrase))) faults.push(fieldFault(`dto.${field}`, 'searchWords'));
  for (const field of LISTS)
    if (rule[field].length && !USED[rule.kind].includes(field))
      faults.push(fieldFault(`dto.${field}`, 'notOfSearchRule', { kind: rule.kind }));
  if (rule.filters.some((name) => !isFilter(name)))
    faults.push(fieldFault('dto.filters', 'filterNames', { names: [...SHOWN_FILTERS, 'customFields.code'] }));
  if (rule.kind === 'FILTER_ORDER' && !rule.filters.length) faults.push(fieldFault('dto.filters', 'missing'));
  if (rule.kind === 'SYNONYM' && !rule.words.length) faults.push(fieldFault('dto.words', 'missing'));
  if (rule.kind !== 'SYNONYM' && rule.twoWay)
    faults.push(fieldFault('dto.twoWay', 'notOfSearchRule', { kind: rule.kind }));
  if (rule.kind !== 'PIN' && rule.place !== null)
    faults.push(fieldFault('dto.place', 'notOfSearchRule', { kind: rule.kind }));
  const isOfGoods = !isOfWords && rule.kind !== 'FILTER_ORDER';
  if (isOfGoods && !GOODS.some((field) => rule[field].length)) faults.push(fieldFault('dto.productIds', 'missing'));
  if (rule.startsAt && rule.endsAt && rule.endsAt <= rule.startsAt)
    faults.push(fieldFault('dto.endsAt', 'laterThan', { other: 'startsAt' }));
  return [...faults, ...faultsOfTarget(rule, hosts)];
}

const isFilter = (name: string): boolean => (SHOWN_FILTERS as readonly string[]).includes(name) || OF_FIELD.test(name);

/** A search page would redirect to itself; any other site would let a link of the shop lead to a stranger's page. */
function faultsOfTarget({ kind, target }: GivenRule, hosts: readonly string[]): ReturnType<typeof fieldFault>[] {
  if (kind !== 'REDIRECT') return target === null ? [] : [fieldFault('dto.target', 'notOfSearchRule', { kind })];
  if (target === null) return [fieldFault('dto.target', 'missing')];
  const path = sitePath(target);
  if (path !== null && !/[\s\\<>"]/.test(target))
    return /^\/search(?:\/|$)/.test(path) ? [fieldFault('dto.target', 'pageOfSearch')] : [];
  const url = URL.canParse(target) ? new URL(target) : null;
  const isAllowed = url?.protocol === 'https:' && !url.username && hosts.includes(url.host);
  return isAllowed ? [] : [fieldFault('dto.target', 'pathOrHosts', { hosts })];
}

/** Returns the new value: an omitted one stays, null removes it. */
const left = <Value>(given: Value | null | undefined, saved: Value | null | undefined): Value | null =>
  given === undefined ? (saved ?? null) : given;
