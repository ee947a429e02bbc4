/** What PostgreSQL takes and gives for every statement of `promo`. `npm run statements` writes this file. */

export interface PromoStatements {
	'operator-count-categories-and-brands': {
		params: { categoryIds: readonly string[]; brandIds: readonly string[] };
		row: { categories: number; brands: number };
	};
	'operator-edit-promocode': { params: { values: string; id: string }; row: { id: string } };
	'operator-find-promocode': { params: { id: string }; row: { used: number; kind: PromocodeKind } };
	'operator-make-promocode': {
		params: { code: string; kind: PromocodeKind; value: number | string };
		row: { id: string };
	};
	'promocode-find': {
		params: { userId: string; code: string };
		row: {
			id: string;
			code: string;
			kind: PromocodeKind;
			value: string;
			minimum: string;
			coversSale: boolean;
			categoryIds: string[];
			brandIds: string[];
			unusable: 'OVER' | 'NOT_STARTED' | 'USED' | 'USED_UP' | 'FIRST_ORDER_ONLY' | null;
			kept: boolean;
		};
	};
	'promocode-give-back': { params: { promocodeId: string }; row: never };
	'promocode-retake': { params: { promocodeId: string; userId: string }; row: { '?column?': number } };
	'promocode-take': {
		params: { code: string; userId: string };
		row: {
			id: string;
			code: string;
			kind: PromocodeKind;
			value: string;
			minimum: string;
			coversSale: boolean;
			categoryIds: string[];
			brandIds: string[];
		};
	};
}

type PromocodeKind = 'PERCENT' | 'FIXED';
