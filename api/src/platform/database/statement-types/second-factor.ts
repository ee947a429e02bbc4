/** What PostgreSQL takes and gives for every statement of `second-factor`. `npm run statements` writes this file. */

export interface SecondFactorStatements {
	'recovery-code-use': { params: { userId: string; hash: Buffer }; row: { userId: string } };
	'recovery-codes-add': { params: { userId: string; hashes: readonly Buffer[] }; row: never };
	'recovery-codes-void': { params: { userId: string }; row: never };
	'second-factor-begin': { params: { userId: string; secret: string }; row: { name: string | null } };
	'second-factor-confirm': { params: { period: string; userId: string }; row: never };
	'second-factor-forget-given': { params: { userId: string }; row: never };
	'second-factor-give': { params: { sessionId: string }; row: never };
	'second-factor-lock': {
		params: { userId: string };
		row: { secret: string | null; pendingSecret: string | null; lastStep: string };
	};
	'second-factor-remove': { params: { userId: string }; row: never };
	'second-factor-reset': { params: { userId: string }; row: { userId: string } };
	'second-factor-state': {
		params: { sessionId: string };
		row: { required: boolean; enrolled: boolean; given: boolean; recoveryCodes: number };
	};
	'second-factor-use': { params: { period: string; userId: string }; row: never };
}
