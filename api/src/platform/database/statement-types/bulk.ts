/** What PostgreSQL takes and gives for every statement of `bulk`. `npm run statements` writes this file. */

export interface BulkStatements {
	'bulk-accept': { params: { id: string }; row: never };
	'bulk-apply-prices': {
		params: { jobId: string; from: number; until: number; actorId: string };
		row: { applied: number; unchanged: number; refused: number };
	};
	'bulk-apply-products': {
		params: { jobId: string; from: number; until: number };
		row: { applied: number; unchanged: number; refused: number };
	};
	'bulk-apply-stock': {
		params: { jobId: string; from: number; until: number };
		row: { applied: number; unchanged: number; refused: number };
	};
	'bulk-backlog': {
		params: None;
		row: {
			kind: BulkJobKind;
			waiting: number;
			running: number;
			done: number;
			waitingRows: number;
			oldestSeconds: number;
		};
	};
	'bulk-claim': {
		params: None;
		row: {
			id: string;
			kind: BulkJobKind;
			actorId: string;
			byProgram: boolean;
			handled: number;
			total: number;
			changeSetId: string | null;
		};
	};
	'bulk-count-open': { params: None; row: { open: number } };
	'bulk-count-planned': { params: { id: string }; row: never };
	'bulk-done': { params: { id: string; kind: BulkJobKind }; row: { changeSetId: string | null } };
	'bulk-finish': { params: { id: string }; row: never };
	'bulk-forget': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'bulk-forget-prepared': { params: { by: string; kind: BulkJobKind }; row: never };
	'bulk-insert-job': {
		params: {
			kind: BulkJobKind;
			by: string;
			byProgram: boolean;
			idempotencyKey: string;
			rowsHash: Buffer;
			change: string | null;
			total: number;
		};
		row: { id: string };
	};
	'bulk-insert-percent': {
		params: {
			jobId: string;
			ending: number | string;
			step: number | string;
			hundredths: number | string;
			ids: readonly string[];
		};
		row: never;
	};
	'bulk-insert-prepared': {
		params: {
			kind: BulkJobKind;
			by: string;
			byProgram: boolean;
			idempotencyKey: string;
			rowsHash: Buffer;
			change: string | null;
			priceChange: string | null;
			found: number;
		};
		row: { id: string };
	};
	'bulk-insert-products': { params: { jobId: string; ids: readonly string[] }; row: never };
	'bulk-insert-rows': { params: { rows: string; jobId: string }; row: never };
	'bulk-insert-same-stock': {
		params: { jobId: string; stock: number | null; difference: number | null; ids: readonly string[] };
		row: never;
	};
	'bulk-job': {
		params: { id: string };
		row: {
			id: string;
			kind: BulkJobKind;
			idempotencyKey: string;
			sentBy: string;
			isPrepared: boolean;
			total: number;
			found: number | null;
			handled: number;
			applied: number;
			unchanged: number;
			refused: number;
			change: unknown;
			priceChange: unknown;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			stoppedAt: Date | null;
			isUndoable: boolean;
			undoneAt: Date | null;
		};
	};
	'bulk-jobs-count': { params: { kind: BulkJobKind | null }; row: { total: number } };
	'bulk-jobs-page': {
		params: { kind: BulkJobKind | null; limit: number | string; offset: number | string };
		row: {
			id: string;
			kind: BulkJobKind;
			idempotencyKey: string;
			sentBy: string;
			isPrepared: boolean;
			total: number;
			found: number | null;
			handled: number;
			applied: number;
			unchanged: number;
			refused: number;
			change: unknown;
			priceChange: unknown;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			stoppedAt: Date | null;
			isUndoable: boolean;
			undoneAt: Date | null;
		};
	};
	'bulk-known': {
		params: { rowsHash: Buffer; by: string; idempotencyKey: string };
		row: { id: string; same: boolean };
	};
	'bulk-known-names': {
		params: { category: string | null; badges: readonly string[] };
		row: { hasCategory: boolean; badges: string[] };
	};
	'bulk-lock-offers': { params: { jobId: string; from: number; until: number }; row: { locked: number } };
	'bulk-lock-prices': { params: { jobId: string; from: number; until: number }; row: { locked: number } };
	'bulk-lock-products': { params: { jobId: string; from: number; until: number }; row: { locked: number } };
	'bulk-lock-started': {
		params: { id: string; kind: BulkJobKind };
		row: {
			id: string;
			kind: BulkJobKind;
			actorId: string;
			byProgram: boolean;
			handled: number;
			total: number;
			changeSetId: string | null;
			isDone: boolean;
		};
	};
	'bulk-move-on': {
		params: { until: number; changeSetId: string; applied: number; unchanged: number; refused: number; id: string };
		row: never;
	};
	'bulk-own': { params: { id: string; kind: BulkJobKind; by: string }; row: { isPrepared: boolean } };
	'bulk-preview-prices': {
		params: { jobId: string; from: number; until: number };
		row: { refusal: BulkRefusal | null; same: boolean; count: number };
	};
	'bulk-preview-products': {
		params: { jobId: string; from: number; until: number };
		row: { refusal: BulkRefusal | null; same: boolean | null; count: number };
	};
	'bulk-preview-stock': {
		params: { jobId: string; from: number; until: number };
		row: { refusal: BulkRefusal | null; same: boolean | null; count: number };
	};
	'bulk-refusals': { params: { id: string }; row: { refusal: BulkRefusal; count: number } };
	'bulk-refuse-rest': { params: { id: string; from: number }; row: never };
	'bulk-rows-count': { params: { id: string; outcome: BulkOutcome | null }; row: { total: number } };
	'bulk-rows-page': {
		params: { id: string; outcome: BulkOutcome | null; limit: number | string; offset: number | string };
		row: {
			position: number;
			id: string | null;
			sku: string | null;
			externalId: string | null;
			itemId: string | null;
			productId: string | null;
			name: string | null;
			size: string | null;
			seenPrice: number | null;
			seenLoyaltyPrice: number | null;
			price: number | null;
			oldPrice: number | null;
			loyaltyPrice: number | null;
			stock: number | null;
			difference: number | null;
			outcome: BulkOutcome | null;
			refusal: BulkRefusal | null;
			reserved: number | null;
		};
	};
	'bulk-set-cause': { params: { cause: string }; row: { cause: string | null } };
	'bulk-take-lock': { params: None; row: { locked: number } };
}

type None = Record<never, never>;

type BulkJobKind = 'PRICES' | 'STOCK' | 'PRODUCTS';

type BulkOutcome = 'APPLIED' | 'UNCHANGED' | 'REFUSED';

type BulkRefusal =
	| 'ITEM_NOT_FOUND'
	| 'ITEM_AMBIGUOUS'
	| 'ITEM_REPEATED'
	| 'PRICE_NOT_POSITIVE'
	| 'PRICE_NOT_BELOW_OLD'
	| 'PRICE_BELOW_LOYALTY'
	| 'STOCK_BELOW_RESERVED'
	| 'STOCK_TOO_LARGE'
	| 'PRODUCT_NOT_FOUND'
	| 'CATEGORY_NOT_FOUND'
	| 'PRICE_CHANGED'
	| 'STOPPED';
