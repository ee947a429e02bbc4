/** What PostgreSQL takes and gives for every statement of `operator`. `npm run statements` writes this file. */

export interface OperatorStatements {
	'late-messages': {
		params: { states: readonly string[] | null; before: number | string | null; limit: number | string };
		row: {
			id: string;
			topic: string;
			news: string | null;
			orderUuid: string | null;
			orderNumber: number | null;
			state: string;
			budget: string;
			createdAt: Date;
			waitsUntil: Date | null;
			endedAt: Date | null;
		};
	};
	'late-messages-count': { params: { states: readonly string[] | null }; row: { total: number } };
	'lock-announcement': { params: { id: string }; row: { locked: number } };
	'lock-badge': { params: { id: string }; row: { locked: number } };
	'lock-banner': { params: { id: string }; row: { locked: number } };
	'lock-brand': { params: { id: string }; row: { locked: number } };
	'lock-bulk-job': { params: { id: string }; row: { locked: number } };
	'lock-category': { params: { id: string }; row: { locked: number } };
	'lock-client': { params: { id: string }; row: { locked: number } };
	'lock-collection': { params: { id: string }; row: { locked: number } };
	'lock-colour': { params: { id: string }; row: { locked: number } };
	'lock-companion-rule': { params: { id: string }; row: { locked: number } };
	'lock-content': { params: { id: string }; row: { locked: number } };
	'lock-cooperative-request': { params: { id: string }; row: { locked: number } };
	'lock-custom-field': { params: { id: string }; row: { locked: number } };
	'lock-directory': { params: { id: string }; row: { locked: number } };
	'lock-export': { params: { id: string }; row: { locked: number } };
	'lock-feed-run': { params: { id: string }; row: { locked: number } };
	'lock-feed-source': { params: { id: string }; row: { locked: number } };
	'lock-judged-query': { params: { id: string }; row: { locked: number } };
	'lock-loyalty-levels': { params: { id: string | null }; row: { locked: number } };
	'lock-meet-price-request': { params: { id: string }; row: { locked: number } };
	'lock-message-template': { params: { id: string }; row: { locked: number } };
	'lock-order': { params: { id: string }; row: { locked: number } };
	'lock-outbox': { params: { id: string | null }; row: { locked: number } };
	'lock-product': { params: { id: string }; row: { locked: number } };
	'lock-product-item': { params: { id: string }; row: { locked: number } };
	'lock-program': { params: { id: string }; row: { locked: number } };
	'lock-promocode': { params: { id: string }; row: { locked: number } };
	'lock-question': { params: { id: string }; row: { locked: number } };
	'lock-redirect': { params: { id: string }; row: { locked: number } };
	'lock-return': { params: { id: string }; row: { locked: number } };
	'lock-review': { params: { id: string }; row: { locked: number } };
	'lock-role': { params: { id: string }; row: { locked: number } };
	'lock-search-rule': { params: { id: string }; row: { locked: number } };
	'lock-shop-settings': { params: { id: string | null }; row: { locked: number } };
	'lock-shopper': { params: { id: string }; row: { locked: number } };
	'lock-url-metadata': { params: { id: string }; row: { locked: number } };
	'lock-webhook': { params: { id: string }; row: { locked: number } };
	'operator-add-action': {
		params: {
			actorId: string | null;
			programId: string | null;
			action: string;
			entity: string;
			entityId: string | null;
			before: string | null;
			after: string | null;
			reason: string | null;
			channel: OperatorChannel;
		};
		row: never;
	};
	'operator-holder-of-key': { params: { constraint: string; key: string }; row: { id: string } };
	'operator-queue': {
		params: { kinds: readonly string[]; afterId: string | null; afterKey: string | null; limit: number | string };
		row: {
			kind: string;
			id: string;
			state: string;
			createdAt: Date;
			about: string | null;
			number: number | null;
			orderUuid: string | null;
			orderNumber: number | null;
			productId: string | null;
			key: string;
		};
	};
	'operator-queue-counts': { params: { kinds: readonly string[] }; row: { state: string; count: number } };
	'snapshot-announcement': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-badge': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-banner': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-brand': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-bulk-job': {
		params: { id: string | null };
		row: {
			snapshot: {
				kind: BulkJobKind;
				total: number;
				handled: number;
				applied: number;
				unchanged: number;
				refused: number;
				undoneAt: string | null;
			};
		};
	};
	'snapshot-category': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-client': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-collection': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-colour': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-companion-rule': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-content': {
		params: { id: string | null };
		row: {
			snapshot: {
				kind: ContentKind;
				slug: string;
				finishAt: string | null;
				revisions: { number: number; title: string; publishAt: string | null }[];
			};
		};
	};
	'snapshot-cooperative-request': {
		params: { id: string | null };
		row: { snapshot: { companyType: CompanyType; state: RequestState; repeats: number } };
	};
	'snapshot-custom-field': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-directory': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-export': { params: { id: string | null }; row: { snapshot: { kind: ExportKind; format: ExportFormat } } };
	'snapshot-feed-run': {
		params: { id: string | null };
		row: {
			snapshot: {
				sourceId: string;
				state: FeedRunState;
				cause: FeedRunCause;
				approved: boolean;
				code: string | null;
				counts: unknown;
				changeSets: string[] | null;
			};
		};
	};
	'snapshot-feed-source': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-judged-query': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-loyalty-levels': { params: { id: string | null }; row: { snapshot: unknown[] | null } };
	'snapshot-meet-price-request': {
		params: { id: string | null };
		row: {
			snapshot: {
				productId: string;
				state: RequestState;
				price: {
					itemId: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					revokedAt: string | null;
				} | null;
			};
		};
	};
	'snapshot-message-template': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-order': {
		params: { id: string | null };
		row: {
			snapshot: {
				number: number;
				status: OrderStatus;
				refunded: number;
				externalId: string | null;
				totalPrice: number;
				deliveryPrice: number;
				pickupPoint: string | null;
				city: string | null;
				items:
					| {
							id: string;
							itemId: string;
							soldPrice: number;
							status: OrderStatus;
							unit: UnitState;
							estimatedDeliveryFrom: string | null;
							estimatedDeliveryDate: string | null;
							trackCode: string | null;
							cdekWaybillId: string | null;
							markingCode: string | null;
					  }[]
					| null;
				customFields: string[];
			};
		};
	};
	'snapshot-outbox': { params: { id: string | null }; row: { snapshot: { dead: number[] } } };
	'snapshot-product': {
		params: { id: string | null };
		row: {
			snapshot: {
				slug: string;
				name: string;
				description: string;
				active: boolean;
				children: boolean;
				newArrival: boolean;
				meetPrice: boolean;
				bonusCalcState: BonusCalcState;
				sex: Sex;
				seasons: Season[];
				material: Material[];
				sizeGuide: string | null;
				publishedAt: string;
				model: string | null;
				category: string | null;
				brands: string[];
				colours: string[];
				properties: unknown;
				seoTags: unknown;
				badges: string[];
				images: (string | null)[];
				videos: string[];
				customFields: unknown;
			};
		};
	};
	'snapshot-product-item': {
		params: { id: string | null };
		row: {
			snapshot: {
				productId: string;
				size: string | null;
				externalId: string | null;
				sku: string | null;
				deliveryIsoCode: string;
				bonusCalcState: BonusCalcState | null;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				price: number | null;
				oldPrice: number | null;
				loyaltyPrice: number | null;
				priceSetBy: string | null;
				customFields: unknown;
			};
		};
	};
	'snapshot-program': {
		params: { id: string | null };
		row: {
			snapshot: {
				name: string;
				scopes: ProgramScope[];
				expiresAt: string | null;
				revokedAt: string | null;
				previousTokenUntil: string | null;
			};
		};
	};
	'snapshot-promocode': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-question': {
		params: { id: string | null };
		row: {
			snapshot: { productId: string; state: QuestionState; rejectionReason: string | null; answer: string | null };
		};
	};
	'snapshot-redirect': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-return': {
		params: { id: string | null };
		row: {
			snapshot: {
				orderUuid: string;
				number: number;
				state: ReturnState;
				rejectionReason: string | null;
				instructions: string | null;
				items:
					| {
							id: string;
							reason: ReturnReason;
							status: OrderStatus;
							unit: UnitState;
							outcome: ReturnOutcome | null;
							restocked: boolean | null;
					  }[]
					| null;
			};
		};
	};
	'snapshot-review': {
		params: { id: string | null };
		row: {
			snapshot: {
				productId: string;
				rating: number;
				state: ReviewState;
				version: number;
				photos: unknown;
				rejectionReason: string | null;
				answer: string | null;
			};
		};
	};
	'snapshot-role': {
		params: { id: string | null };
		row: { snapshot: { name: string; permissions: ProgramScope[]; requiresSecondFactor: boolean } };
	};
	'snapshot-search-rule': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-shop-settings': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-shopper': {
		params: { id: string | null };
		row: {
			snapshot: {
				accessLevel: AccessLevel;
				role: string | null;
				blockedAt: string | null;
				phoneUnconfirmedSince: string | null;
				emailUnconfirmedSince: string | null;
				secondFactor: boolean;
				passkeys: string[];
				balance: number | null;
				held: number | null;
				pending: number | null;
				entry: unknown;
				customFields: string[];
			};
		};
	};
	'snapshot-url-metadata': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-webhook': {
		params: { id: string | null };
		row: {
			snapshot: {
				url: string;
				description: string;
				events: string[];
				batchSize: number;
				state: WebhookState;
				previousSecretUntil: string | null;
			};
		};
	};
	'versions-announcement': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-badge': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-banner': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-brand': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-category': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-client': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-collection': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-colour': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-companion-rule': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-custom-field': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-directory': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-feed-source': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-order': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-product': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-product-item': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-program': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-promocode': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-question': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-redirect': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-role': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-search-rule': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-url-metadata': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-webhook': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
}

type AccessLevel = 'USER' | 'MANAGER' | 'ADMIN';

type BonusCalcState = 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';

type BulkJobKind = 'PRICES' | 'STOCK' | 'PRODUCTS';

type CompanyType = 'IP' | 'OOO' | 'SELF_EMPLOYED' | 'OTHER';

type ContentKind = 'ARTICLE' | 'PAGE';

type ExportFormat = 'CSV' | 'XLSX';

type ExportKind = 'ORDERS' | 'GOODS' | 'SHOPPERS' | 'ORDER_UNITS';

type FeedRunCause = 'SCHEDULE' | 'UPLOAD' | 'BY_HAND';

type FeedRunState = 'WAITING' | 'RUNNING' | 'ASKING' | 'APPLIED' | 'UNCHANGED' | 'REFUSED' | 'STOPPED' | 'DISCARDED';

type Material =
	| 'ACRYLIC'
	| 'BAMBOO'
	| 'CANVAS'
	| 'CASHMERE'
	| 'CORDUROY'
	| 'COTTON'
	| 'DENIM'
	| 'DOWN'
	| 'ECO_LEATHER'
	| 'ELASTANE'
	| 'EVA'
	| 'FAUX_FUR'
	| 'FELT'
	| 'FLEECE'
	| 'FUR'
	| 'KNIT'
	| 'LEATHER'
	| 'LINEN'
	| 'MEMBRANE'
	| 'MESH'
	| 'NUBUCK'
	| 'NYLON'
	| 'PATENT_LEATHER'
	| 'POLYESTER'
	| 'RUBBER'
	| 'SILK'
	| 'SUEDE'
	| 'SYNTHETIC'
	| 'VISCOSE'
	| 'WOOL';

type OperatorChannel = 'API' | 'COMMAND_LINE' | 'PROGRAM';

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

type ProgramScope =
	| 'READ_CATALOGUE'
	| 'WRITE_CATALOGUE'
	| 'UPLOAD'
	| 'STOCK'
	| 'PRICES'
	| 'READ_ORDERS'
	| 'WRITE_ORDERS'
	| 'RETURNS'
	| 'READ_SHOPPERS'
	| 'CONTENT'
	| 'REVIEWS'
	| 'DOCUMENTS'
	| 'WRITE_ITEMS'
	| 'MENU'
	| 'FEEDS'
	| 'REFUNDS'
	| 'WRITE_SHOPPERS'
	| 'EXPORT_SHOPPERS'
	| 'POINTS'
	| 'REDIRECTS'
	| 'REQUESTS'
	| 'AGREED_PRICES'
	| 'PROMOCODES'
	| 'SETTINGS'
	| 'CLIENTS'
	| 'WEBHOOKS'
	| 'PROGRAMS'
	| 'ROLES'
	| 'AUDIT';

type QuestionState = 'PENDING' | 'ANSWERED' | 'REJECTED';

type RequestState = 'NEW' | 'IN_WORK' | 'AGREED' | 'DECLINED';

type ReturnOutcome = 'REFUND' | 'EXCHANGE' | 'REFUSE';

type ReturnReason = 'SIZE' | 'COLOUR_OR_STYLE' | 'DEFECT' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'OTHER';

type ReturnState = 'NEW' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'REJECTED' | 'CANCELLED';

type ReviewState = 'PENDING' | 'APPROVED' | 'REJECTED';

type Season = 'AUTUMN' | 'AUTUMN_WINTER' | 'SPRING' | 'SPRING_SUMMER' | 'SUMMER' | 'WINTER';

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';

type UnitState = 'RESERVED' | 'SOLD' | 'RELEASED' | 'RETURNED';

type WebhookState = 'ACTIVE' | 'PAUSED' | 'DEAD';
