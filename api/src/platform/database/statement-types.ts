/** What PostgreSQL takes and gives for every statement. `npm run statements` writes this file. */

export interface StatementTypes {
  'payment-links': { params: { orderUuids: readonly string[] }; row: { orderUuid: string; confirmationUrl: string } };
  'points-due-accounts': { params: None; row: { userId: string } };
  'points-earned': { params: { orderItemId: string }; row: { amount: number; repaid: number; pending: number } };
  'points-expire': { params: { userIds: readonly string[]; days: number }; row: { '?column?': number } };
  'points-idle-accounts': { params: { days: number }; row: { userId: string } };
  'points-lock': {
    params: { userId: string };
    row: { balance: number; held: number; pending: number; debt: number; moneySpent: string };
  };
  'points-post': {
    params: {
      userId: string;
      kind: PointsEntryKind;
      amount: number;
      pending: number;
      held: number;
      debt: number;
      moneySpent: number | string;
      orderUuid: string | null;
      orderItemId: string | null;
      availableAt: Date | null;
      reason: string | null;
      actorId: string | null;
    };
    row: never;
  };
  'points-release-due': { params: { userIds: readonly string[] }; row: { '?column?': number } };
}

type None = Record<never, never>;

type PointsEntryKind =
  | 'REGISTRATION'
  | 'REGISTRATION_CONFIRMED'
  | 'HOLD'
  | 'HOLD_RELEASED'
  | 'WRITE_OFF'
  | 'ACCRUAL'
  | 'ACCRUAL_RELEASED'
  | 'ACCRUAL_REVERSED'
  | 'RETURNED'
  | 'EXPIRED'
  | 'MANUAL';
