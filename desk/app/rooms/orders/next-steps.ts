import type { OrderStatus } from '../../graphql/generated/graphql';

/** Steps that return goods or money; they require a reason. */
export const GIVING_BACK: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

/** Units in these statuses are finished, so they do not restrict the steps of the other units. */
const OVER: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** A unit, with what the API says of its way. */
export interface Movable {
  id: string;
  status: OrderStatus;
  nextStatuses: readonly OrderStatus[];
  nextStep: OrderStatus | null;
}

/** Units that have the same next step. */
export interface StepGroup<Unit extends Movable> {
  step: OrderStatus;
  units: Unit[];
}

/** Returns the units by the next step of each; what goes nowhere is left out. */
export function nextSteps<Unit extends Movable>(units: readonly Unit[]): StepGroup<Unit>[] {
  const groups = new Map<OrderStatus, Unit[]>();
  for (const unit of units) if (unit.nextStep) groups.set(unit.nextStep, [...(groups.get(unit.nextStep) ?? []), unit]);
  return [...groups].map(([step, grouped]) => ({ step, units: grouped }));
}

/** Returns the steps that all these units can take together, besides the next ones of {@link nextSteps}. */
export function otherSteps(units: readonly Movable[]): OrderStatus[] {
  const [first, ...others] = units.filter(
    ({ status, nextStatuses }) => !OVER.includes(status) && nextStatuses.length > 0,
  );
  if (!first) return [];
  const usual = nextSteps(units).map(({ step }) => step);
  return first.nextStatuses.filter(
    (step) =>
      !GIVING_BACK.includes(step) &&
      !usual.includes(step) &&
      others.every(({ nextStatuses }) => nextStatuses.includes(step)),
  );
}

/** Returns the status with which a unit is cancelled, or refunded if it was paid. Null if neither is possible. */
export function givingUp(nextStatuses: readonly OrderStatus[]): OrderStatus | null {
  return (['CANCEL_PURCHASE', 'ISSUED_REFUND'] as const).find((step) => nextStatuses.includes(step)) ?? null;
}
