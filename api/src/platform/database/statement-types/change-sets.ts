/** What PostgreSQL takes and gives for every statement of `change-sets`. `npm run statements` writes this file. */

export interface ChangeSetsStatements {
	'begin-change-set': { params: { source: string; kept: number; title: string }; row: { id: string } };
	'belongs-to-change-set': { params: { changeSet: string }; row: { changeSet: string | null } };
	'change-sets-forget-twice': { params: { relations: readonly string[]; source: string; target: string }; row: never };
	'change-sets-place-products': { params: { paths: string }; row: never };
	'change-sets-rename': { params: { source: string; target: string; relations: readonly string[] }; row: never };
	'changed-categories': { params: None; row: { product: string; before: string | null; after: string | null } };
	'changed-prices': { params: None; row: { product: string; size: string; before: number; after: number } };
	'changed-sales': { params: None; row: { id: string; product: string; size: string; onSale: boolean } };
	'claim-change-set': { params: { id: string }; row: { id: string } };
	'end-change-set': { params: { id: string; state: ChangeSetState }; row: { id: string } };
	'latest-change-sets': {
		params: { limit: number };
		row: { id: string; source: string; title: string; state: ChangeSetState; startedAt: Date; rows: number };
	};
	'made-rows': { params: None; row: { relation: string; name: string; price: number | null } };
	'undo-change-set': {
		params: { id: string };
		row: { relation: string | null; key: string | null; reason: string | null };
	};
}

type None = Record<never, never>;

type ChangeSetState = 'APPLYING' | 'APPLIED' | 'STOPPED' | 'UNDONE';
