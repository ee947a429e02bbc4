/** What PostgreSQL takes and gives for every statement of `roles`. `npm run statements` writes this file. */

export interface RolesStatements {
	'edit-role': { params: { values: string; id: string }; row: { id: string } };
	'former-role': { params: { userId: string }; row: { accessLevel: AccessLevel; permissions: string[] | null } };
	'make-role': {
		params: { name: string; permissions: readonly ProgramScope[]; requiresSecondFactor: boolean };
		row: { id: string };
	};
	'remove-role': { params: { id: string }; row: { id: string } };
	roles: {
		params: { id: string | null };
		row: {
			id: string;
			name: string;
			level: AccessLevel | null;
			permissions: string[];
			requiresSecondFactor: boolean;
			people: number;
		};
	};
	'set-role': { params: { accessLevel: AccessLevel; roleId: string | null; userId: string }; row: never };
}

type AccessLevel = 'USER' | 'MANAGER' | 'ADMIN';

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
