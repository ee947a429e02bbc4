/** What PostgreSQL takes and gives for every statement of `desk`. `npm run statements` writes this file. */

export interface DeskStatements {
	'first-administrator-lock': { params: None; row: { locked: number } };
	'first-administrator-make': { params: { id: string }; row: never };
	'first-administrator-other': { params: None; row: { id: string } };
	'first-steps': { params: None; row: { goods: boolean; points: boolean; order: boolean } };
	'saved-view-remove': { params: { id: string; operatorId: string }; row: { id: string } };
	'saved-view-save': {
		params: { operatorId: string; room: SavedViewRoom; name: string; query: string; shared: boolean | null };
		row: { id: string };
	};
	'saved-views': {
		params: { operatorId: string; room: SavedViewRoom };
		row: { id: string; room: SavedViewRoom; name: string; query: string; shared: boolean; own: boolean };
	};
}

type None = Record<never, never>;

type SavedViewRoom = 'ORDERS' | 'GOODS' | 'QUEUE';
