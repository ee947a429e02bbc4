/** What PostgreSQL takes and gives for every statement of `loyalty`. `npm run statements` writes this file. */

export interface LoyaltyStatements {
	'loyalty-level': {
		params: { userId: string };
		row: { name: string; chargePercentage: number; chargeOffPercentage: number; requiredSpentAmount: string };
	};
	'loyalty-open': { params: { userId: string }; row: never };
	'loyalty-terms': {
		params: { userId: string };
		row: { chargePercentage: number; chargeOffPercentage: number; bonusesAvailable: number };
	};
	'operator-add-loyalty-levels': { params: { levels: string }; row: never };
	'operator-remove-loyalty-levels': { params: None; row: never };
	'points-count': { params: { userId: string }; row: { total: number } };
	'points-due-accounts': { params: None; row: { userId: string } };
	'points-earned': { params: { orderItemId: string }; row: { amount: number; repaid: number; pending: number } };
	'points-expire': { params: { userIds: readonly string[]; days: number }; row: { '?column?': number } };
	'points-history': {
		params: { userId: string };
		row: {
			balance: number;
			held: number;
			pending: number;
			debt: number;
			entries: { kind: PointsEntryKind; amount: number; pending: number; debt: number; createdAt: string }[];
		};
	};
	'points-idle-accounts': { params: { days: number }; row: { userId: string } };
	'points-lock': {
		params: { userId: string };
		row: { balance: number; held: number; pending: number; debt: number; moneySpent: string };
	};
	'points-page': {
		params: { userId: string; limit: number | string; offset: number | string };
		row: {
			id: string;
			kind: PointsEntryKind;
			amount: number;
			pending: number;
			held: number;
			debt: number;
			earned: number;
			createdAt: Date;
			availableAt: Date | null;
			reason: string | null;
			orderUuid: string | null;
			orderNumber: number | null;
		};
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
	'points-rewarded': { params: { orderItemId: string }; row: { rewarded: number } };
	'registration-confirm': { params: { userId: string; phoneHash: Buffer }; row: never };
	'registration-credit': { params: { userId: string; points: number }; row: never };
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
	| 'MANUAL'
	| 'REVIEW';
