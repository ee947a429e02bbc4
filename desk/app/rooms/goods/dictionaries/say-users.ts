import type { Fault } from '../../../graphql/api';
import type { entryTexts } from './entry-words';

/** Says what uses something that cannot be removed: «… используют: товары: 3, промокоды: 1». */
export function sayUsers({ details }: Fault, { usedBy, users }: typeof entryTexts.ru): string {
  const counts = Object.entries(users).flatMap(([name, label]) => {
    const count = Number(details[name] ?? 0);
    return count > 0 ? [`${label} — ${String(count)}`] : [];
  });
  return counts.length > 0 ? `${usedBy}: ${counts.join(', ')}.` : `${usedBy}.`;
}
