/** What PostgreSQL takes and gives for every statement of `requests`. `npm run statements` writes this file. */

export interface RequestsStatements {
	'cooperative-letter-request': {
		params: { requestId: string };
		row: {
			email: string;
			locale: string | null;
			otherEmail: string | null;
			answer: string | null;
			isConfirmed: boolean;
			waiting: number;
		};
	};
	'cooperative-request-add': {
		params: {
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
		};
		row: { id: string };
	};
	'cooperative-request-decide': {
		params: { state: RequestState; answer: string; id: string };
		row: { '?column?': number };
	};
	'cooperative-request-open': {
		params: { inn: string };
		row: { id: string; email: string; phone: string; otherEmail: string | null };
	};
	'cooperative-request-repeat': { params: { otherSender: string | null; id: string }; row: never };
	'cooperative-request-state': { params: { id: string }; row: { state: RequestState } };
	'cooperative-request-take-up': { params: { id: string }; row: { '?column?': number } };
	'cooperative-requests-forget': { params: { userId: string }; row: never };
	'cooperative-requests-of': {
		params: { userId: string };
		row: {
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			createdAt: Date;
			answeredAt: Date | null;
		};
	};
	'meet-price-add': {
		params: {
			userId: string | null;
			phone: string;
			productId: string;
			itemId: string | null;
			link: string | null;
			text: string;
			bodyHash: Buffer;
		};
		row: { id: string };
	};
	'meet-price-decided': {
		params: { id: string };
		row: {
			state: RequestState;
			userId: string | null;
			phone: string;
			productId: string;
			itemId: string | null;
			isTold: boolean;
		};
	};
	'meet-price-news': {
		params: { requestId: string };
		row: {
			phone: string;
			notifyBySms: boolean;
			locale: string | null;
			email: string | null;
			isConfirmed: boolean;
			state: RequestState;
			answer: string | null;
			name: string;
			slug: string;
			sizeName: string | null;
			price: string | null;
			expiresAt: Date | null;
			waiting: number;
		};
	};
	'meet-price-offer': { params: { itemId: string; productId: string }; row: { price: string } };
	'meet-price-open': { params: { bodyHash: Buffer }; row: { id: string } };
	'meet-price-own': {
		params: { userId: string; limit: number | string; offset: number | string };
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'meet-price-own-count': { params: { userId: string }; row: { total: number } };
	'meet-price-product': { params: { itemId: string | null; productId: string }; row: { hasItem: boolean } };
	'meet-price-request': {
		params: { id: string };
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'meet-price-requests-forget': { params: { userId: string }; row: never };
	'meet-price-requests-of': {
		params: { userId: string };
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'meet-price-set-pictures': { params: { imageUrls: readonly string[]; id: string }; row: never };
	'meet-price-set-state': { params: { state: RequestState; answer: string | null; id: string }; row: never };
	'operator-meet-price-by-state': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: RequestState; count: number };
	};
	'operator-meet-price-count': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { total: number };
	};
	'operator-meet-price-newest': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
			id: string;
			key: string;
		};
	};
	'operator-meet-price-oldest': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
			id: string;
			key: string;
		};
	};
	'operator-meet-price-page': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'operator-partner': {
		params: { id: string };
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
		};
	};
	'operator-partners-by-state': {
		params: { state: RequestState | null; search: string | null; from: Date | null; to: Date | null };
		row: { state: RequestState; count: number };
	};
	'operator-partners-count': {
		params: { state: RequestState | null; search: string | null; from: Date | null; to: Date | null };
		row: { total: number };
	};
	'operator-partners-newest': {
		params: {
			state: RequestState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
			key: string;
		};
	};
	'operator-partners-oldest': {
		params: {
			state: RequestState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
			key: string;
		};
	};
	'operator-partners-page': {
		params: {
			state: RequestState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
		};
	};
}

type CompanyType = 'IP' | 'OOO' | 'SELF_EMPLOYED' | 'OTHER';

type RequestState = 'NEW' | 'IN_WORK' | 'AGREED' | 'DECLINED';
