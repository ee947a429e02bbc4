/** What PostgreSQL takes and gives for every statement of `returns`. `npm run statements` writes this file. */

export interface ReturnsStatements {
	'operator-return': {
		params: { id: string };
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
		};
	};
	'operator-return-by-number': {
		params: { number: number };
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
		};
	};
	'operator-returns-by-state': {
		params: {
			state: ReturnState | null;
			orderNumber: number | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: ReturnState; count: number };
	};
	'operator-returns-count': {
		params: {
			state: ReturnState | null;
			orderNumber: number | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { total: number };
	};
	'operator-returns-newest': {
		params: {
			state: ReturnState | null;
			orderNumber: number | null;
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
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
			id: string;
			key: string;
		};
	};
	'operator-returns-oldest': {
		params: {
			state: ReturnState | null;
			orderNumber: number | null;
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
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
			id: string;
			key: string;
		};
	};
	'operator-returns-page': {
		params: {
			state: ReturnState | null;
			orderNumber: number | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
		};
	};
	'return-add': {
		params: {
			uuid: string;
			photos: readonly string[];
			itemIds: readonly string[];
			reasons: readonly string[];
			comments: readonly string[];
			wanted: readonly string[];
		};
		row: { id: string };
	};
	'return-decide': { params: { delivery: number | string; id: string; decisions: string }; row: never };
	'return-fault': {
		params: { orderUuid: string; faults: readonly ReturnReason[]; refundedIds: readonly string[] };
		row: { isShopsFault: boolean };
	};
	'return-item-ids': { params: { id: string }; row: { orderItemId: string } };
	'return-lock': { params: { id: string }; row: { orderUuid: string; userId: string | null; number: number } };
	'return-move': {
		params: {
			to: string;
			rejectionReason: string | null;
			instructions: string | null;
			id: string;
			from: readonly ReturnState[];
		};
		row: { moved: number };
	};
	'return-order-lock': { params: { uuid: string }; row: { userId: string | null } };
	'return-order-owner': { params: { uuid: string }; row: { userId: string | null } };
	'return-settle-by-sum': { params: { id: string }; row: { settled: number } };
	'return-state': { params: { id: string }; row: { state: ReturnState; settled: boolean } };
	'return-units': {
		params: { days: number; uuid: string; itemIds: readonly string[] };
		row: { id: string; refusal: 'REQUESTED' | 'NOT_DELIVERED' | 'TOO_LATE' | null; exchanges: string[] };
	};
	'return-units-decided': {
		params: { id: string };
		row: { id: string; status: OrderStatus; money: string; bonuses: number };
	};
	'returns-forget': { params: { userId: string }; row: never };
	'returns-lock-orders': { params: { userId: string }; row: { locked: number } };
	'returns-of-order': {
		params: { days: number; uuid: string; userId: string | null };
		row: {
			items: {
				id: string;
				refusal: string | null;
				until: string | null;
				money: number;
				bonuses: number;
				cashback: number | null;
				exchanges: { id: string; sizeName: string }[];
			}[];
			requests: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			}[];
		};
	};
	'returns-of-shopper': {
		params: { userId: string };
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderNumber: number;
		};
	};
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

type ReturnOutcome = 'REFUND' | 'EXCHANGE' | 'REFUSE';

type ReturnReason = 'SIZE' | 'COLOUR_OR_STYLE' | 'DEFECT' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'OTHER';

type ReturnState = 'NEW' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'REJECTED' | 'CANCELLED';
