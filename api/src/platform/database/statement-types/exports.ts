/** What PostgreSQL takes and gives for every statement of `exports`. `npm run statements` writes this file. */

export interface ExportsStatements {
	'export-count-open': { params: { actorId: string }; row: { open: number } };
	'export-end': {
		params: {
			rows: number;
			bytes: number | string | null;
			failure: ExportFailure | null;
			id: string;
			attempts: number;
		};
		row: never;
	};
	'export-file': {
		params: { id: string; hours: number };
		row: { actorId: string; kind: ExportKind; format: ExportFormat; bytes: number | null; createdAt: Date };
	};
	'export-forget': { params: { hours: number; batch: number | string }; row: { deleted: number } };
	'export-insert': {
		params: { kind: ExportKind; format: ExportFormat; filter: string; actorId: string };
		row: { id: string };
	};
	'export-jobs': {
		params: { actorId: string; id: string | null; hours: number };
		row: {
			id: string;
			kind: ExportKind;
			format: ExportFormat;
			rows: number;
			bytes: number | null;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			failure: ExportFailure | null;
		};
	};
	'export-renew': { params: { rows: number; leaseSeconds: number; id: string; attempts: number }; row: { id: string } };
	'export-retry': { params: { waitSeconds: number; counts: boolean; id: string; attempts: number }; row: never };
	'export-take': {
		params: { leaseSeconds: number; most: number | string };
		row: { id: string; kind: ExportKind; format: ExportFormat; filter: unknown; attempts: number };
	};
	'export-take-lock': { params: { actorId: string }; row: { locked: number } };
}

type ExportFailure = 'TOO_MANY_ROWS' | 'FAILED';

type ExportFormat = 'CSV' | 'XLSX';

type ExportKind = 'ORDERS' | 'GOODS' | 'SHOPPERS' | 'ORDER_UNITS';
