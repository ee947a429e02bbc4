/** What PostgreSQL takes and gives for every statement of `reports`. `npm run statements` writes this file. */

export interface ReportsStatements {
	'bought-together-count': {
		params: { orders: number | string; mostOfOrder: number | string; least: number | string; pairs: number | string };
		row: { changed: number };
	};
	'bought-together-turn': { params: None; row: { ours: boolean } };
	'sales-by-key': {
		params: {
			dimension: SalesDimension;
			from: Date | string;
			monthsFrom: Date | string;
			monthsTo: Date | string;
			to: Date | string;
			zone: string;
			limit: number | string;
		};
		row: {
			key: string;
			orders: number;
			revenue: number;
			refunded: number;
			units: number;
			goods: number;
			returned: number;
			goodsReturned: number;
			name: string;
			slug: string | null;
		};
	};
	'sales-by-time': {
		params: { from: Date | string; to: Date | string; zone: string; unit: string };
		row: {
			key: string | null;
			name: string | null;
			slug: string | null;
			orders: number;
			revenue: number;
			refunded: number;
			units: number;
			goods: number;
			returned: number;
			goodsReturned: number;
		};
	};
	'sales-fold': { params: { limit: number | string; zone: string }; row: { facts: number } };
	'sales-recount': { params: None; row: { done: string | null } };
	'sales-returns': {
		params: { since: Date; until: Date; limit: number | string };
		row: { reason: ReturnReason; size: string; units: number };
	};
	'sales-totals': {
		params: { earliest: Date | string; to: Date | string; zone: string; from: Date | string };
		row: {
			within: boolean;
			orders: number;
			revenue: number;
			refunded: number;
			units: number;
			goods: number;
			returned: number;
			goodsReturned: number;
		};
	};
	'sales-turn': { params: None; row: { ours: boolean } };
}

type None = Record<never, never>;

type ReturnReason = 'SIZE' | 'COLOUR_OR_STYLE' | 'DEFECT' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'OTHER';

type SalesDimension = 'SHOP' | 'PRODUCT' | 'BRAND' | 'CATEGORY' | 'PROMOCODE' | 'CITY';
