import type { Permission, TrailEntryFragment } from '../../../graphql/generated/graphql';
import type { trailTexts } from './trail-words';

export interface Subject {
  /** Kind and name of the changed object: «Заказ 10001». */
  label: string;
  /** URL of its page in the desk; null if it has none, or no longer exists. */
  href: string | null;
}

type Entry = Pick<TrailEntryFragment, 'entity' | 'entityId' | 'before' | 'after'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Describes the changed object from its record in the audit log, with a link to a page that the operator may open. */
export function subjectOf(
  { entity, entityId, before, after }: Entry,
  permissions: readonly Permission[],
  texts: typeof trailTexts.ru,
): Subject {
  const state: Record<string, unknown> = isRecord(after) ? after : isRecord(before) ? before : {};
  const called = ['number', 'code', 'name', 'title', 'slug'].map((key) => state[key]).find(isTold);
  const label = [texts.entities[entity], called].filter(isTold).join(' ');
  const place = placeOf(entity, entityId ?? null, state);
  return { label, href: after !== null && place && permissions.includes(place.needs) ? place.href : null };
}

const isTold = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

function placeOf(
  entity: Entry['entity'],
  id: string | null,
  { number, code, productId }: Record<string, unknown>,
): { href: string; needs: Permission } | null {
  if (entity === 'ORDER' && isTold(number)) return { href: `/orders/${number}`, needs: 'READ_ORDERS' };
  if (entity === 'PROMOCODE' && isTold(code))
    return { href: `/people/codes/${encodeURIComponent(code)}`, needs: 'PROMOCODES' };
  if (entity === 'SHOPPER' && id) return { href: `/people/${id}`, needs: 'READ_SHOPPERS' };
  if (entity === 'PRODUCT' && id) return { href: `/goods/${id}`, needs: 'READ_CATALOGUE' };
  if (entity === 'PRODUCT_ITEM' && isTold(productId)) return { href: `/goods/${productId}`, needs: 'READ_CATALOGUE' };
  if (entity === 'BULK_JOB') return { href: '/goods/changes', needs: 'READ_CATALOGUE' };
  if (entity === 'SHOP_SETTINGS') return { href: '/settings', needs: 'SETTINGS' };
  if (entity === 'ROLE') return { href: '/people/roles', needs: 'ROLES' };
  return null;
}
