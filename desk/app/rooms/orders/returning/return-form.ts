import type {
  CreateReturnForShopperInput,
  ReturnableItemsQuery,
  ReturnReason,
} from '../../../graphql/generated/graphql';

export type ReturnableItem = ReturnableItemsQuery['returnableItems'][number];

/** What the operator has chosen for a unit. */
export interface ReturnChoice {
  /** Null until a reason is chosen. */
  reason: ReturnReason | null;
  comment: string;
  /** Offer to receive instead of the money; null for the money. */
  wantedItemId: string | null;
}

export const NO_CHOICE: ReturnChoice = { reason: null, comment: '', wantedItemId: null };

/** Reasons for which the delivery goes back with the last unit of an order. */
const FAULTS_OF_SHOP: readonly (ReturnReason | null)[] = ['DEFECT', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'];

export const isFaultOfShop = ({ reason }: ReturnChoice): boolean => FAULTS_OF_SHOP.includes(reason);

/** Returns what is missing in a choice; null if nothing is. */
export function lackOf({ reason, comment }: ReturnChoice): 'reason' | 'comment' | null {
  if (reason === null) return 'reason';
  return reason === 'OTHER' && comment.trim() === '' ? 'comment' : null;
}

/** Returns what goes back for the units that are not exchanged. */
export function valueOf(
  units: readonly ReturnableItem[],
  choiceOf: (id: string) => ReturnChoice,
): ReturnableItem['value'] {
  return units
    .filter(({ id }) => choiceOf(id).wantedItemId === null)
    .reduce(
      (sum, { value }) => ({
        money: sum.money + value.money,
        bonuses: sum.bonuses + value.bonuses,
        cashback: sum.cashback + value.cashback,
      }),
      { money: 0, bonuses: 0, cashback: 0 },
    );
}

/** Returns the units of the request; null if something is missing for one of them, or there is none. */
export function linesOf(
  units: readonly ReturnableItem[],
  choiceOf: (id: string) => ReturnChoice,
): CreateReturnForShopperInput['items'] | null {
  if (units.length === 0 || units.some(({ id }) => lackOf(choiceOf(id)))) return null;
  return units.map(({ id }) => {
    const { reason, comment, wantedItemId } = choiceOf(id);
    return { id, reason: reason!, comment: comment.trim(), wantedItemId };
  });
}
