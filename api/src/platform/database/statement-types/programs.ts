/** What PostgreSQL takes and gives for every statement of `programs`. `npm run statements` writes this file. */

export interface ProgramsStatements {
	'operator-edit-program': { params: { values: string; id: string }; row: { id: string } };
	'operator-end-previous-program-token': { params: { id: string }; row: { id: string } };
	'operator-make-program': {
		params: { name: string; scopes: readonly ProgramScope[]; tokenHash: Buffer };
		row: { id: string };
	};
	'operator-revoke-program': { params: { id: string }; row: { id: string } };
	'operator-rotate-program-token': {
		params: { tokenHash: Buffer; graceHours: number; id: string };
		row: { id: string };
	};
	'program-by-token': {
		params: { hash: Buffer };
		row: { id: string; name: string; scopes: string[]; unnoted: boolean | null };
	};
	'program-note-use': { params: { id: string }; row: never };
}

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
