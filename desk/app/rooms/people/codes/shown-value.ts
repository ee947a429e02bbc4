import { formatDate, type Locale } from '@meet/ui-kit';
import type { CodeField, CodeForm } from './code-form';
import type { codeTexts } from './code-words';
import type { GoodsOfCodes } from './use-goods-of-codes';

export interface ShownWith {
  texts: typeof codeTexts.ru;
  locale: Locale;
  goods: GoodsOfCodes | undefined;
}

/** Formats the value of a field for the comparison of two values. */
export function shownValue(field: CodeField, value: CodeForm[CodeField], { texts, locale, goods }: ShownWith): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === null || value.length === 0) return '—';
  if (typeof value !== 'string') {
    const choices = (field === 'brandIds' ? goods?.brands : goods?.categories) ?? [];
    return value.map((id) => choices.find((choice) => choice.value === id)?.label ?? id).join(', ');
  }
  return field === 'startsAt' || field === 'endsAt' ? formatDate(value, locale) : value;
}
