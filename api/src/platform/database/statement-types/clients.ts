/** What PostgreSQL takes and gives for every statement of `clients`. `npm run statements` writes this file. */

export interface ClientsStatements {
	'api-client-documents': { params: { clientId: string }; row: { hash: string; text: string } };
	'api-clients-active': {
		params: None;
		row: {
			id: string;
			key: string;
			previousKey: string | null;
			origins: string[];
			returnAddresses: string[];
			orderUrl: string | null;
			productUrl: string | null;
			limitPercent: number;
			documentsOnly: boolean;
			documentsVersion: number;
		};
	};
	'operator-add-client-documents': { params: { clientId: string; documents: string }; row: { hash: string } };
	'operator-count-client-documents': { params: { clientId: string }; row: { count: number } };
	'operator-edit-client': { params: { values: string; id: string }; row: { id: string } };
	'operator-end-previous-client-key': { params: { id: string }; row: { id: string } };
	'operator-make-client': { params: { name: string; key: string }; row: { id: string } };
	'operator-raise-client-documents-version': { params: { changed: number; clientId: string }; row: { id: string } };
	'operator-remove-client-documents': {
		params: { clientId: string; hashes: readonly string[] };
		row: { hash: string };
	};
	'operator-rotate-client-key': { params: { key: string; id: string }; row: { id: string } };
}

type None = Record<never, never>;
