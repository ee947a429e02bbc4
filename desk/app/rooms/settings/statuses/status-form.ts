import type {
  OrderStatus,
  OrderStatusSettingInput,
  Permission,
  StatusSettingsFragment,
} from '../../../graphql/generated/graphql';

export const STATUS_FIELDS = ['used', 'nameRu', 'nameEn', 'permission'] as const;
export type StatusField = (typeof STATUS_FIELDS)[number];
export type FieldKey = `${OrderStatus}.${StatusField}`;

/** All fields of the page as texts. Whether a status is used is `true` or `false`. An empty text means no value. */
export type StatusForm = Record<FieldKey, string>;

export type StatusLine = StatusSettingsFragment['statuses'][number];

export const formOf = (statuses: readonly StatusLine[]): StatusForm =>
  Object.fromEntries(
    statuses.flatMap((line) => STATUS_FIELDS.map((field) => [`${line.status}.${field}`, String(line[field] ?? '')])),
  ) as StatusForm;

export function partsOf(key: FieldKey): [OrderStatus, StatusField] {
  const [status, field] = key.split('.');
  return [status as OrderStatus, field as StatusField];
}

/** Returns the API input for the changed fields, by status. */
export function inputOf(changes: Partial<StatusForm>): OrderStatusSettingInput[] {
  const inputs = new Map<OrderStatus, OrderStatusSettingInput>();
  for (const [key, text] of Object.entries(changes) as [FieldKey, string][]) {
    const [status, field] = partsOf(key);
    const input = inputs.get(status) ?? { status };
    inputs.set(status, input);
    if (field === 'used') input.used = text === 'true';
    else if (field === 'permission') input.permission = (text as Permission) || null;
    else input[field] = text.trim() || null;
  }
  return [...inputs.values()];
}
