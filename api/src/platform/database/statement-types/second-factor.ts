/** What PostgreSQL takes and gives for every statement of `second-factor`. `npm run statements` writes this file. */

export interface SecondFactorStatements {
	'passkey-account': { params: { userId: string }; row: { name: string | null } };
	'passkey-add': {
		params: {
			userId: string;
			name: string;
			credentialId: string;
			publicKey: Buffer;
			counter: string;
			transports: readonly string[];
		};
		row: { id: string };
	};
	'passkey-answered': { params: { sessionId: string }; row: { challenge: string; isFresh: boolean } };
	'passkey-ask': { params: { sessionId: string; challenge: string; seconds: number }; row: never };
	'passkey-key': {
		params: { userId: string; credentialId: string };
		row: { credentialId: string; publicKey: Buffer; counter: string };
	};
	'passkey-remove': { params: { userId: string; id: string }; row: { id: string } };
	'passkey-use': { params: { counter: string; credentialId: string }; row: { id: string } };
	passkeys: {
		params: { userId: string };
		row: {
			id: string;
			name: string;
			createdAt: Date;
			lastUsedAt: Date | null;
			credentialId: string;
			transports: string[];
		};
	};
	'recovery-code-use': { params: { userId: string; hash: Buffer }; row: { userId: string } };
	'recovery-codes-add': { params: { userId: string; hashes: readonly Buffer[] }; row: never };
	'recovery-codes-void': { params: { userId: string }; row: never };
	'second-factor-begin': { params: { userId: string; secret: string }; row: { name: string | null } };
	'second-factor-confirm': { params: { period: string; userId: string }; row: never };
	'second-factor-forget': { params: { userId: string }; row: never };
	'second-factor-forget-given': { params: { userId: string }; row: never };
	'second-factor-give': { params: { sessionId: string }; row: never };
	'second-factor-held': { params: { userId: string }; row: { required: boolean; enrolled: boolean } };
	'second-factor-hold': { params: { userId: string }; row: never };
	'second-factor-lock': {
		params: { userId: string };
		row: { secret: string | null; pendingSecret: string | null; lastStep: string };
	};
	'second-factor-remove': { params: { userId: string }; row: never };
	'second-factor-reset': { params: { userId: string }; row: { userId: string } };
	'second-factor-state': {
		params: { sessionId: string };
		row: { required: boolean; enrolled: boolean; given: boolean; app: boolean; recoveryCodes: number };
	};
	'second-factor-use': { params: { period: string; userId: string }; row: never };
}
