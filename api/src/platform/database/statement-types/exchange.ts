/** What PostgreSQL takes and gives for every statement of `exchange`. `npm run statements` writes this file. */

export interface ExchangeStatements {
	'exchange-latest-run': { params: { sessionId: string }; row: { runId: string } };
	'exchange-order-find': { params: { id: string; number: string }; row: { uuid: string } };
	'exchange-orders': {
		params: { source: string; uuids: readonly string[] };
		row: {
			uuid: string;
			number: number;
			status: OrderStatus;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			deliveryPrice: number;
			userId: string | null;
			address: unknown;
			pickupPoint: unknown;
			paidAt: Date | null;
			createdAt: Date;
			updatedAt: Date;
			units: {
				offer: string;
				article: string | null;
				name: string;
				size: string;
				price: number;
				sold: number;
				status: OrderStatus;
				deliveryIsoCode: string;
				inOwnStock: boolean;
			}[];
		};
	};
	'exchange-orders-given': { params: { cursor: string; sessionId: string }; row: never };
	'exchange-orders-taken': { params: { source: string; sessionId: string }; row: never };
	'exchange-orders-taken-so-far': { params: { source: string }; row: { ordersCursor: string } };
	'exchange-part-add': {
		params: { sessionId: string; about: string; name: string; key: string; bytes: number };
		row: never;
	};
	'exchange-parts-give': { params: { runId: string; ids: readonly (number | string)[] }; row: never };
	'exchange-parts-unread': { params: { sessionId: string }; row: { id: string; name: string; key: string } };
	'exchange-program': { params: { name: string }; row: { id: string } };
	'exchange-program-add': { params: { name: string; tokenHash: Buffer }; row: never };
	'exchange-sale-parts': { params: { sessionId: string; name: string }; row: { key: string } };
	'exchange-session-add': { params: { tokenHash: Buffer }; row: never };
	'exchange-session-count': {
		params: { bytes: number | string; sessionId: string; most: number | string };
		row: { id: string };
	};
	'exchange-session-lock': { params: { sessionId: string }; row: { id: string } };
	'exchange-session-use': { params: { tokenHash: Buffer }; row: { id: string } };
	'exchange-sessions-forget': { params: { ids: readonly string[] }; row: never };
	'exchange-sessions-old': { params: { most: number }; row: { id: string; keys: string[] } };
}

type OrderStatus =
	| 'AWAITING_CALL'
	| 'AWAITING_PAY'
	| 'ACCEPT_MEET_WAIT_PAID'
	| 'PAID_READY_TO_SEND'
	| 'AWAITING_RESPONSE_FROM_SUPPLIER'
	| 'PURCHASED_FROM_SELLER'
	| 'TRANSFERRED_TO_LOGISTICS_CENTER'
	| 'CUSTOMS_CLEARANCE_IN_TURKEY'
	| 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED'
	| 'SHIPPED_TO_RUSSIA_STOCK_MEET'
	| 'ACCEPTED_IN_RUSSIA_STOCK_MEET'
	| 'AWAITING_SENT_FROM_MEET'
	| 'HANDED_OVER_FOR_DELIVERY'
	| 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'
	| 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'
	| 'DELIVERED'
	| 'CANCEL_PURCHASE'
	| 'ISSUED_REFUND'
	| 'ARRANGED_EXCHANGE';

type PaymentType = 'BANK_CARD' | 'SBP' | 'WALLET' | 'ON_DELIVERY';
