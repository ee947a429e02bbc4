/** What PostgreSQL takes and gives for every statement of `search`. `npm run statements` writes this file. */

export interface SearchStatements {
	'catalogue-state': { params: None; row: { state: string | null } };
	'click-sums': {
		params: { days: number; least: number; most: number | string };
		row: { query: string; productId: string; place: number; clicks: number };
	};
	'clicks-by-place': { params: { days: number }; row: { place: number; clicks: number } };
	'collection-page': {
		params: { collectionId: string; limit: number | string; offset: number | string };
		row: { total: number; productIds: string[] };
	};
	collections: {
		params: { shown: number | string; id: string | null; slug: string | null; now: Date };
		row: {
			id: string;
			slug: string;
			title: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			description: string;
			active: boolean;
			publishAt: Date | null;
			finishAt: Date | null;
			productIds: string[];
		};
	};
	companions: {
		params: { categoryId: string | null; companionIds: readonly string[]; productId: string };
		row: { document: unknown; picked: string[]; categories: string[] | null; bought: { id: string; orders: number }[] };
	};
	'count-click': { params: { query: string; productId: string; place: number }; row: { clicks: number } };
	'count-documents': { params: None; row: { documents: number; latest: string } };
	'count-judged-queries': { params: { query: string }; row: { others: number } };
	'count-searches': {
		params: {
			typedQueries: readonly string[];
			networks: readonly string[];
			queries: readonly string[];
			searches: readonly number[];
			found: readonly number[];
			nearest: readonly boolean[];
			typed: readonly string[];
		};
		row: never;
	};
	'find-index-snapshot': { params: { name: string }; row: { version: string } };
	'follow-documents': {
		params: { after: number | string; limit: number | string };
		row: { productId: string; version: string; deleted: boolean; document: unknown };
	};
	'forget-networks': { params: { queries: readonly string[] }; row: never };
	'forget-searches': { params: { days: number }; row: never };
	'item-cards': {
		params: { userId: string | null; itemIds: readonly string[] };
		row: {
			id: string;
			productId: string;
			slug: string;
			name: string;
			size: { slug: string; name: string };
			brands: { slug: string; name: string }[];
			available: boolean;
			maxPerOrder: number;
			free: number;
			deliveryIsoCode: string;
			images: { url: string; alt: string; position: number }[];
			price: string;
			oldPrice: string | null;
			loyaltyPrice: string | null;
			bonusCalcState: BonusCalcState;
			chargePercentage: number;
			personalPrice: string | null;
			personalUnits: number | null;
		};
	};
	'judged-by-query': { params: { query: string }; row: { id: string; query: string; productIds: string[] } };
	'judged-queries': { params: None; row: { id: string; query: string; productIds: string[] } };
	likeness: { params: { productId: string }; row: { document: unknown; price: number | null } };
	'lock-companion-rules': { params: None; row: { locked: number } };
	'lock-judged-queries': { params: None; row: { locked: number } };
	'lock-search-rules': { params: None; row: { locked: number } };
	'name-index-snapshot': { params: { name: string; version: number | string }; row: never };
	'operator-companion-rule': {
		params: { id: string };
		row: {
			id: string;
			categoryId: string | null;
			productId: string | null;
			companionIds: string[];
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'operator-companion-rule-last-change': { params: { id: string }; row: { before: unknown } };
	'operator-companion-rule-of': {
		params: { categoryId: string | null; productId: string | null };
		row: { id: string };
	};
	'operator-companion-rules': {
		params: {
			ofIds: readonly string[] | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			categoryId: string | null;
			productId: string | null;
			companionIds: string[];
			createdAt: Date;
			key: string;
		};
	};
	'operator-companion-rules-count': { params: { ofIds: readonly string[] | null }; row: { total: number } };
	'operator-remove-companion-rule': { params: { id: string }; row: { id: string } };
	'operator-remove-search-rule': { params: { id: string }; row: { id: string } };
	'operator-resolved-search-rule': { params: { values: string }; row: { rule: unknown } };
	'operator-search-rule': {
		params: { id: string };
		row: {
			id: string;
			kind: SearchRuleKind;
			queries: string[];
			words: string[];
			twoWay: boolean;
			target: string | null;
			productIds: string[];
			categoryIds: string[];
			brandIds: string[];
			inCategoryIds: string[];
			inBrandIds: string[];
			place: number | null;
			filters: string[];
			active: boolean;
			startsAt: Date | null;
			endsAt: Date | null;
			note: string;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'operator-search-rule-last-change': { params: { id: string }; row: { before: unknown } };
	'operator-search-rule-unknown': {
		params: { productIds: readonly string[]; categoryIds: readonly string[]; brandIds: readonly string[] };
		row: { products: number; categories: number; brands: number };
	};
	'operator-search-rule-unknown-fields': { params: { fields: readonly string[] }; row: { fields: number } };
	'operator-search-rules': {
		params: {
			kinds: readonly SearchRuleKind[] | null;
			search: string | null;
			inForce: boolean | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			kind: SearchRuleKind;
			queries: string[];
			words: string[];
			twoWay: boolean;
			target: string | null;
			productIds: string[];
			categoryIds: string[];
			brandIds: string[];
			inCategoryIds: string[];
			inBrandIds: string[];
			place: number | null;
			filters: string[];
			active: boolean;
			startsAt: Date | null;
			endsAt: Date | null;
			note: string;
			createdAt: Date;
			key: string;
		};
	};
	'operator-search-rules-count': {
		params: { kinds: readonly SearchRuleKind[] | null; search: string | null; inForce: boolean | null };
		row: { total: number };
	};
	'operator-write-companion-rule': {
		params: {
			id: string | null;
			categoryId: string | null;
			productId: string | null;
			companionIds: readonly string[];
			createdAt: string | null;
		};
		row: { id: string };
	};
	'operator-write-search-rule': { params: { id: string | null; values: string }; row: { id: string } };
	'popular-queries': {
		params: { days: number; least: number | string; limit: number | string };
		row: { query: string };
	};
	'popular-queries-of-month': { params: { limit: number | string }; row: { query: string } };
	'rank-every': {
		params: { likeliest: string; told: string; begun: string; asked: string; limit: number | string };
		row: { ids: string | null };
	};
	'rank-some': { params: { forms: readonly string[]; limit: number | string }; row: { ids: string | null } };
	'read-cards': {
		params: { userId: string | null; productIds: readonly string[]; itemIds: readonly string[] };
		row: {
			place: number;
			card: unknown;
			itemId: string | null;
			deliveryIsoCode: string | null;
			size: { slug: string; name: string };
			price: string;
			oldPrice: string | null;
			loyaltyPrice: string | null;
			bonusCalcState: BonusCalcState | null;
			chargePercentage: number;
		};
	};
	'recently-bought': { params: { limit: number | string }; row: { id: string } };
	'remove-judged-query': { params: { id: string }; row: { id: string } };
	'same-model': { params: { productId: string }; row: { id: string } };
	'search-coverage-documents': {
		params: { after: string | null; limit: number | string };
		row: { productId: string; name: string; category: string; goods: string | null; brands: string[] };
	};
	'search-coverage-last': { params: None; row: { countedAt: Date; coverage: unknown } };
	'search-coverage-store': { params: { version: number | string; coverage: string }; row: { countedAt: Date } };
	'search-coverage-turn': { params: None; row: { ours: boolean; changed: boolean } };
	'search-coverage-version': { params: None; row: { version: string } };
	'search-report': {
		params: { to: Date | string | null; from: Date | string | null; only: string; limit: number | string };
		row: {
			query: string;
			searches: number;
			days: number;
			lastDay: string;
			found: number;
			nearest: boolean;
			typed: unknown;
		};
	};
	'search-report-totals': {
		params: { to: Date | string | null; from: Date | string | null };
		row: { searches: number; searchesWithoutResult: number };
	};
	'search-rules': {
		params: { version: string | null };
		row: {
			version: string | null;
			rules:
				| {
						id: string;
						kind: SearchRuleKind;
						queries: string[];
						words: string[];
						twoWay: boolean;
						target: string | null;
						productIds: string[];
						categories: string[];
						brands: string[];
						inCategories: string[];
						inBrands: string[];
						place: number | null;
						filters: string[];
						startsAt: number | null;
						endsAt: number | null;
				  }[]
				| null;
		};
	};
	'verify-listings': {
		params: { after: number | string; limit: number | string };
		row: { version: string; document: unknown };
	};
	'write-judged-query': { params: { query: string; productIds: readonly string[] }; row: { id: string } };
}

type None = Record<never, never>;

type BonusCalcState = 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';

type SearchRuleKind = 'SYNONYM' | 'REDIRECT' | 'PIN' | 'HIDE' | 'BOOST' | 'BURY' | 'FILTER_ORDER';
