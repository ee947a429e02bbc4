import { countOf, type Locale } from '@meet/ui-kit';
import type { RuleWholeFragment } from '../../../graphql/generated/graphql';
import type { rulesTexts } from './rules-words';

/** Describes a rule in one line: «косуха → кожаная куртка», «кеды: 2 товара с места 3». */
export function sayRule(rule: RuleWholeFragment, texts: typeof rulesTexts.ru, locale: Locale): string {
  const queries = rule.queries.join(', ') || texts.anyQuery;
  if (rule.kind === 'SYNONYM') return `${queries} ${rule.twoWay ? '↔' : '→'} ${rule.words.join(', ')}`;
  if (rule.kind === 'REDIRECT') return `${queries} → ${rule.target ?? ''}`;
  if (rule.kind === 'FILTER_ORDER')
    return `${rule.queries.join(', ') || texts.anyList}: ${countOf(rule.filters.length, texts.filters, locale)}`;
  const { productIds, categoryIds, brandIds } = rule;
  const goods = [
    productIds.length > 0 && countOf(productIds.length, texts.products, locale),
    categoryIds.length > 0 && countOf(categoryIds.length, texts.categories, locale),
    brandIds.length > 0 && countOf(brandIds.length, texts.brands, locale),
  ].filter(Boolean);
  const place = rule.kind === 'PIN' ? ` ${texts.place(rule.place ?? 1)}` : '';
  return `${queries}: ${goods.join(', ')}${place}`;
}
