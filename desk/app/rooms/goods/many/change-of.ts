import type { BulkProductsChangeInput } from '../../../graphql/generated/graphql';

/** The value of a choice that changes nothing. */
export const KEEP = '';
/** The value of the choice of a category that removes the category. */
export const NONE = '-';

export interface ManyForm {
  sale: '' | 'on' | 'off';
  /** A slug, {@link KEEP} or {@link NONE}. */
  category: string;
  /** Slugs. */
  addBadges: readonly string[];
  removeBadges: readonly string[];
}

export const EMPTY: ManyForm = { sale: KEEP, category: KEEP, addBadges: [], removeBadges: [] };

/** Returns the change in the form of the API; null if nothing is changed. */
export function changeOf({ sale, category, addBadges, removeBadges }: ManyForm): BulkProductsChangeInput | null {
  const change = {
    ...(sale !== KEEP && { active: sale === 'on' }),
    ...(category !== KEEP && { category: category === NONE ? null : category }),
    ...(addBadges.length > 0 && { addBadges: [...addBadges] }),
    ...(removeBadges.length > 0 && { removeBadges: [...removeBadges] }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
