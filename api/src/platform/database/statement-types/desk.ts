/** What PostgreSQL takes and gives for every statement of `desk`. `npm run statements` writes this file. */

export interface DeskStatements {
	'first-administrator-lock': { params: None; row: { locked: number } };
	'first-administrator-make': { params: { id: string }; row: never };
	'first-administrator-other': { params: None; row: { id: string } };
}

type None = Record<never, never>;
