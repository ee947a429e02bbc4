/** What PostgreSQL takes and gives for every statement of `pricing`. `npm run statements` writes this file. */

export interface PricingStatements {
	'apply-scheduled-prices': { params: { ids: readonly string[]; now: Date }; row: { itemId: string } };
	'lock-scheduled-prices-due': { params: { now: Date; most: number }; row: { id: string } };
	'personal-price-agree': {
		params: {
			requestId: string;
			itemId: string;
			userId: string | null;
			phone: string | null;
			price: number | string;
			units: number;
			expiresAt: Date;
		};
		row: { id: string };
	};
	'personal-price-revoke': { params: { requestId: string }; row: never };
	'personal-prices-forget': { params: { userId: string }; row: never };
	'personal-prices-lock': { params: { itemIds: readonly string[]; userId: string }; row: { locked: number } };
	'personal-prices-of-order': { params: { orderUuid: string }; row: { used: number; units: number; wanted: number } };
	'priced-items': {
		params: { itemIds: readonly string[]; userId: string | null };
		row: {
			id: string;
			productId: string;
			slug: string;
			name: string;
			brands: { slug: string; name: string }[];
			size: { slug: string; name: string };
			images: { url: string; alt: string; position: number }[];
			supplierName: string;
			deliveryIsoCode: string;
			unavailable: 'GONE' | 'SOLD' | 'RESERVED' | null;
			maxPerOrder: number;
			free: number;
			price: string;
			oldPrice: string | null;
			loyaltyPrice: string | null;
			personalPriceId: string | null;
			personalPrice: string | null;
			personalUnits: number | null;
			bonusCalcState: BonusCalcState;
			categoryIds: string[];
			brandIds: string[];
		};
	};
}

type BonusCalcState = 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';
