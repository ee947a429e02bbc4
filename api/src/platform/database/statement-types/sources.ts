/** What PostgreSQL takes and gives for every statement of `sources`. `npm run statements` writes this file. */

export interface SourcesStatements {
	'feed-run': {
		params: { id: string };
		row: {
			id: string;
			sourceId: string;
			state: FeedRunState;
			cause: FeedRunCause;
			preview: boolean;
			startedBy: string | null;
			fileName: string | null;
			fileBytes: number | null;
			phase: string | null;
			done: number;
			total: number;
			plan: unknown;
			columns: unknown;
			counts: unknown;
			report: string[];
			problems: unknown;
			code: string | null;
			message: string | null;
			supersededBy: string | null;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			undoable: boolean;
			undone: boolean;
		};
	};
	'feed-run-add': {
		params: {
			sourceId: string;
			cause: FeedRunCause;
			preview: boolean;
			by: string;
			byProgram: boolean;
			fileKey: string | null;
			fileName: string | null;
			fileBytes: number | null;
		};
		row: { id: string };
	};
	'feed-run-add-file': {
		params: { key: string; name: string; bytes: number; source: string; format: string };
		row: { id: string };
	};
	'feed-run-apply': { params: { id: string }; row: { id: string } };
	'feed-run-change-sets': { params: { id: string }; row: { id: string } };
	'feed-run-decided': { params: { sourceId: string; hash: Buffer }; row: { id: string; state: FeedRunState } };
	'feed-run-discard': { params: { id: string }; row: { id: string } };
	'feed-run-end': {
		params: {
			state: FeedRunState;
			code: string | null;
			message: string | null;
			counts: string | null;
			plan: string | null;
			columns: string | null;
			report: readonly string[];
			problems: string | null;
			id: string;
			attempts: number;
		};
		row: { id: string };
	};
	'feed-run-file-of': {
		params: { runId: string };
		row: { fileKey: string | null; fileName: string | null; fileBytes: number | null };
	};
	'feed-run-for-letter': {
		params: { runId: string };
		row: { id: string; state: FeedRunState; source: string; code: string | null; message: string | null };
	};
	'feed-run-forget': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'feed-run-forget-files': { params: { kept: number }; row: never };
	'feed-run-is-news': { params: { runId: string }; row: { sourceId: string } };
	'feed-run-keep-change-set': { params: { changeSet: string; id: string }; row: never };
	'feed-run-keep-file': {
		params: {
			fileKey: string;
			name: string;
			bytes: number;
			hash: Buffer;
			etag: string | null;
			lastModified: string | null;
			id: string;
			attempts: number;
		};
		row: never;
	};
	'feed-run-keep-validators': { params: { id: string }; row: never };
	'feed-run-progress-of': {
		params: { id: string };
		row: {
			id: string;
			state: FeedRunState;
			phase: string | null;
			done: number;
			total: number;
			code: string | null;
			message: string | null;
			counts: unknown;
		};
	};
	'feed-run-renew': {
		params: {
			leaseSeconds: number;
			phase: string;
			done: number | string;
			total: number | string;
			id: string;
			attempts: number;
		};
		row: { id: string };
	};
	'feed-run-retry': { params: { waitSeconds: number; isAttempt: boolean; id: string; attempts: number }; row: never };
	'feed-run-schedule': { params: { most: number | string }; row: { id: string } };
	'feed-run-state': { params: { id: string }; row: { state: FeedRunState; supersededBy: string | null } };
	'feed-run-supersede': { params: { id: string }; row: never };
	'feed-run-take': {
		params: { leaseSeconds: number; most: number | string };
		row: {
			id: string;
			sourceId: string;
			attempts: number;
			cause: FeedRunCause;
			preview: boolean;
			approved: boolean;
			fileKey: string | null;
			fileName: string | null;
			fileBytes: number | null;
			source: string;
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: unknown;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			etag: string | null;
			lastModified: string | null;
		};
	};
	'feed-run-unfinished': { params: { sourceId: string }; row: { id: string } };
	'feed-run-upload': { params: { uploadId: string }; row: { fileName: string; bytes: number } };
	'feed-runs-count': { params: { sourceId: string }; row: { total: number } };
	'feed-runs-page': {
		params: { sourceId: string; limit: number | string; offset: number | string };
		row: {
			id: string;
			sourceId: string;
			state: FeedRunState;
			cause: FeedRunCause;
			preview: boolean;
			startedBy: string | null;
			fileName: string | null;
			fileBytes: number | null;
			phase: string | null;
			done: number;
			total: number;
			plan: unknown;
			columns: unknown;
			counts: unknown;
			report: string[];
			problems: unknown;
			code: string | null;
			message: string | null;
			supersededBy: string | null;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			undoable: boolean;
			undone: boolean;
		};
	};
	'feed-source-add': {
		params: {
			name: string;
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: string;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
		};
		row: { id: string };
	};
	'feed-source-add-for-files': { params: { name: string; format: string; defaultStock: number }; row: never };
	'feed-source-change': {
		params: {
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: string;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
			id: string;
			name: string;
		};
		row: { id: string };
	};
	'feed-source-known': {
		params: { id: string };
		row: {
			name: string;
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: unknown;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
		};
	};
	'feed-source-pause-of-run': { params: { id: string }; row: never };
	'feed-source-read-anew': { params: { id: string }; row: never };
	'feed-source-remove': { params: { id: string }; row: never };
	'feed-source-to-run': { params: { sourceId: string }; row: { hasAddress: boolean } };
	'feed-sources': {
		params: { id: string | null };
		row: {
			id: string;
			name: string;
			format: string;
			url: string | null;
			hasCredentials: boolean;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: unknown;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
			nextRunAt: Date | null;
			createdAt: Date;
		};
	};
}

type FeedRunCause = 'SCHEDULE' | 'UPLOAD' | 'BY_HAND';

type FeedRunState = 'WAITING' | 'RUNNING' | 'ASKING' | 'APPLIED' | 'UNCHANGED' | 'REFUSED' | 'STOPPED' | 'DISCARDED';
