/** What PostgreSQL takes and gives for every statement. `npm run statements` writes this file. */

export interface StatementTypes {
	backlog: {
		params: { cursors: string | null };
		row: { changes: number; lagSeconds: number; engineBehind: number | null; deadLetters: unknown };
	};
	'bury-documents': { params: { productIds: readonly string[] }; row: never };
	'bury-texts': { params: { productIds: readonly string[] }; row: never };
	'bury-the-rest': { params: None; row: never };
	'catch-up-next': {
		params: { after: number | string };
		row: { productId: string; version: string; deleted: boolean };
	};
	'clear-dead-letters': { params: { stage: string; productIds: readonly string[] }; row: never };
	'copy-texts': { params: { productIds: readonly string[] }; row: never };
	'count-documents': { params: None; row: { total: number } };
	'count-products': { params: None; row: { total: number } };
	'fill-next': { params: { documents: string }; row: never };
	'fill-next-texts': { params: { texts: string }; row: never };
	'first-next-version': { params: None; row: { first: string | null } };
	'forget-cursors': { params: { prefix: string; except: string }; row: never };
	'forget-next-texts': { params: { productIds: readonly string[] }; row: never };
	'indexes-of': {
		params: { tables: readonly string[] };
		row: { table: string; name: string; definition: string; kind: string | null };
	};
	'keep-documents': { params: { productIds: readonly string[] }; row: never };
	'lead-in-turn': { params: { lock: number | string }; row: { pg_advisory_lock: string } };
	'list-dead-letters': { params: None; row: { productId: string; stage: string; error: string; createdAt: Date } };
	'move-cursor': {
		params: {
			name: string;
			version: number | string;
			engine: string;
			taken: readonly string[];
			refused: readonly string[];
			errors: readonly string[];
		};
		row: never;
	};
	'newest-version': { params: None; row: { version: string } };
	'note-dead-letters': {
		params: { stage: string; productIds: readonly string[]; errors: readonly string[] };
		row: never;
	};
	'products-after': { params: { after: string }; row: { id: string } };
	'read-cursor': { params: { name: string }; row: { version: string } };
	'read-documents-after': {
		params: { version: number | string; limit: number | string };
		row: { productId: string; version: string; deleted: boolean; document: unknown; text: unknown };
	};
	'read-snapshots': { params: { productIds: readonly string[] }; row: { snapshot: unknown } };
	'replay-dead-letters': { params: None; row: { products: number } };
	'stop-leading': { params: { lock: number | string }; row: { pg_advisory_unlock: boolean } };
	'take-changes': { params: { limit: number | string }; row: { id: string; productId: string } };
	'take-changes-again': { params: { ids: readonly (number | string)[] }; row: { id: string; productId: string } };
	'tell-followers': { params: None; row: { pg_notify: string } };
	'try-to-lead': { params: { lock: number | string }; row: { leader: boolean } };
	'verify-compare': {
		params: { expected: string };
		row: { productId: string; missing: boolean; document: boolean; card: boolean; text: boolean };
	};
	'verify-engine-rows': {
		params: { ids: readonly string[] };
		row: { productId: string; version: string; deleted: boolean; document: unknown; text: unknown };
	};
	'verify-engine-waiting': { params: { cursor: number | string }; row: { waiting: number } };
	'verify-next-products': { params: { after: string }; row: { id: string } };
	'verify-products-after': { params: { after: string }; row: { productId: string } };
	'verify-surplus': { params: None; row: { productId: string } };
	'verify-waiting': { params: None; row: { waiting: number } };
	'write-documents': { params: { documents: string }; row: never };
	'write-texts': { params: { texts: string }; row: never };
}

type None = Record<never, never>;
