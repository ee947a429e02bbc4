/** What PostgreSQL takes and gives for every statement of `favourites`. `npm run statements` writes this file. */

export interface FavouritesStatements {
	'favourite-find': { params: { userId: string; productId: string }; row: { found: number } };
	'favourite-remove': { params: { userId: string; productId: string }; row: { removed: number } };
	'favourites-add': {
		params: { userId: string; productIds: readonly string[]; room: number | string };
		row: { productId: string };
	};
	'favourites-all': { params: { userId: string }; row: { productId: string } };
	'favourites-count': { params: { userId: string }; row: { count: number } };
	'favourites-forget-shopper': { params: { userId: string }; row: never };
	'favourites-link': { params: { userId: string }; row: { token: string; name: string | null; createdAt: Date } };
	'favourites-lock': { params: { userId: string }; row: { locked: number } };
	'favourites-share': {
		params: { userId: string; token: string; name: string | null; keepsName: boolean };
		row: { token: string; name: string | null; createdAt: Date };
	};
	'favourites-shared': { params: { token: string }; row: { userId: string; name: string | null; missing: number } };
	'favourites-stop-sharing': { params: { userId: string }; row: { stopped: number } };
	'notice-add-guest': {
		params: {
			kind: StockNoticeKind;
			productId: string;
			sizeId: string;
			userId: string | null;
			bySms: boolean;
			email: string | null;
			recipientHash: Buffer | null;
			price: number | string | null;
			days: number;
		};
		row: { id: string };
	};
	'notice-add-shopper': {
		params: {
			kind: StockNoticeKind;
			productId: string;
			sizeId: string;
			userId: string | null;
			bySms: boolean;
			email: string | null;
			recipientHash: Buffer | null;
			price: number | string | null;
			days: number;
		};
		row: { id: string };
	};
	'notice-contacts': { params: { userId: string }; row: { email: string | null; phone: string | null } };
	'notice-forget': { params: { id: string }; row: never };
	'notice-one': {
		params: { id: string };
		row: {
			id: string;
			kind: StockNoticeKind;
			bySms: boolean;
			productId: string;
			productSlug: string;
			productName: string;
			sizeId: string;
			size: { slug: string; name: string };
			price: string | null;
			createdAt: Date;
			expiresAt: Date;
		};
	};
	'notice-size': { params: { productId: string; sizeId: string }; row: { isAvailable: boolean; price: string | null } };
	'notice-to-send': {
		params: { id: string };
		row: {
			kind: StockNoticeKind;
			bySms: boolean;
			locale: string | null;
			name: string;
			slug: string;
			sizeName: string;
			address: string | null;
			isDue: boolean;
			price: string | null;
		};
	};
	'notice-wait-on': { params: { retryAt: Date | null; id: string }; row: never };
	'notices-due': { params: { most: number | string }; row: { noticeId: string } };
	'notices-forget-expired': { params: None; row: never };
	'notices-forget-person': { params: { userId: string; recipientHash: Buffer | null }; row: never };
	'notices-of-person': {
		params: { userId: string; recipientHash: Buffer | null };
		row: {
			id: string;
			kind: StockNoticeKind;
			bySms: boolean;
			productId: string;
			productSlug: string;
			productName: string;
			sizeId: string;
			size: { slug: string; name: string };
			price: string | null;
			createdAt: Date;
			expiresAt: Date;
		};
	};
	'notices-of-shopper': {
		params: { userId: string };
		row: {
			id: string;
			kind: StockNoticeKind;
			bySms: boolean;
			productId: string;
			productSlug: string;
			productName: string;
			sizeId: string;
			size: { slug: string; name: string };
			price: string | null;
			createdAt: Date;
			expiresAt: Date;
		};
	};
}

type None = Record<never, never>;

type StockNoticeKind = 'BACK_IN_STOCK' | 'PRICE_DROP';
