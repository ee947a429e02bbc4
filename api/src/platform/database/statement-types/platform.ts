/** What PostgreSQL takes and gives for every statement of `platform`. `npm run statements` writes this file. */

export interface PlatformStatements {
	'live-any-waiting': { params: None; row: { waiting: number } };
	'live-forget': { params: { hours: number; limit: number | string }; row: { count: number } };
	'live-lock': { params: None; row: { mine: number } };
	'live-next': {
		params: { after: number | string; limit: number | string };
		row: {
			position: string;
			subjectType: string;
			subjectId: string;
			userId: string | null;
			isNew: boolean;
			occurredAt: Date;
		};
	};
	'live-number': { params: { limit: number | string }; row: { count: number; woken: string } };
	'live-of-order': {
		params: { uuid: string; after: number | string; limit: number | string };
		row: {
			position: string;
			subjectType: string;
			subjectId: string;
			userId: string | null;
			isNew: boolean;
			occurredAt: Date;
		};
	};
	'live-of-queue': {
		params: { after: number | string; limit: number | string };
		row: {
			position: string;
			subjectType: string;
			subjectId: string;
			userId: string | null;
			isNew: boolean;
			occurredAt: Date;
		};
	};
	'live-of-shopper': {
		params: { userId: string; subjectType: string; after: number | string; limit: number | string };
		row: { position: string; subjectType: string; subjectId: string; userId: string; isNew: boolean; occurredAt: Date };
	};
	'live-standing': { params: None; row: { head: string; forgotten: string } };
	'live-wait-for-lock': { params: None; row: { mine: number } };
	'outbox-add': { params: { lane: string; payload: string; topics: readonly string[] }; row: never };
	'outbox-backlog': {
		params: None;
		row: { topic: string; waiting: number; oldestSeconds: number; held: number; dead: number };
	};
	'outbox-dead-after': {
		params: { after: number | string | null; limit: number | string };
		row: { id: string; topic: string; lane: string | null; createdAt: Date; failure: string | null };
	};
	'outbox-dead-count': { params: None; row: { total: number } };
	'outbox-dead-page': {
		params: { limit: number | string; offset: number | string };
		row: { id: string; topic: string; lane: string | null; createdAt: Date; failure: string | null };
	};
	'outbox-drop': { params: { ids: readonly (number | string)[] | null }; row: { id: string } };
	'outbox-forget': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'outbox-give-up': { params: { failure: string; id: number | string; attempts: number }; row: never };
	'outbox-hold': {
		params: { retryAt: Date; budget: string; budgetOf: string; id: number | string; attempts: number };
		row: never;
	};
	'outbox-replace-held': { params: { id: number | string }; row: { left: number } };
	'outbox-replay': { params: { ids: readonly (number | string)[] | null }; row: { id: string } };
	'outbox-retry-later': {
		params: { waitSeconds: number; failure: string; id: number | string; attempts: number };
		row: { id: string };
	};
	'outbox-take': {
		params: { leaseSeconds: number; queue: string; most: number | string };
		row: {
			id: string;
			payload: unknown;
			attempts: number;
			holds: number;
			heldBy: string | null;
			isExpired: boolean;
			overtakes: boolean;
		};
	};
	'outbox-told-and-take': {
		params: {
			ids: readonly (number | string)[];
			attempts: readonly number[];
			untold: readonly string[];
			leaseSeconds: number;
			queue: string;
			most: number | string;
		};
		row: {
			id: string;
			payload: unknown;
			attempts: number;
			holds: number;
			heldBy: string | null;
			isExpired: boolean;
			overtakes: boolean;
		};
	};
	throttle: {
		params: {
			callers: readonly number[];
			keys: readonly string[];
			more: readonly number[];
			windowSeconds: readonly number[];
			limits: readonly number[];
			blockSeconds: readonly number[];
		};
		row: { caller: number; total: number; expires: number; blocked: number };
	};
	'throttle-forget': { params: None; row: never };
}

type None = Record<never, never>;
