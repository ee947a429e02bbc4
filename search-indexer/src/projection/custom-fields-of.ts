import type { DocumentCustomField } from '../../contract/index.js';
import type { CustomFilterRow } from './product-snapshot.js';

/** Returns the custom fields of a product or an offer for its document; nothing if it has none. */
export function customFieldsOf(rows: readonly CustomFilterRow[]): { customFields?: DocumentCustomField[] } {
  const fields = new Map<string, DocumentCustomField>();
  for (const row of rows) {
    const { code, name, nameEn, type, unit, position, number } = row;
    const field = fields.get(code) ?? { code, name, nameEn, type, unit, position, number, values: [] };
    fields.set(code, { ...field, values: [...field.values, ...valueOf(row)] });
  }
  return fields.size ? { customFields: [...fields.values()] } : {};
}

function valueOf({
  flag,
  option,
  optionName,
  optionPosition,
  from,
  until,
}: CustomFilterRow): DocumentCustomField['values'] {
  if (flag !== null) return [{ value: String(flag), name: flag ? 'Да' : 'Нет', position: flag ? 0 : 1 }];
  if (option === null) return [];
  const position = optionPosition === null ? {} : { position: optionPosition };
  const window = from === null && until === null ? {} : { window: { from, until } };
  return [{ value: option, name: optionName!, ...position, ...window }];
}
