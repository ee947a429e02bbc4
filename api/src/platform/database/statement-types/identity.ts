/** What PostgreSQL takes and gives for every statement of `identity`. `npm run statements` writes this file. */

export interface IdentityStatements {
	'address-add': {
		params: {
			userId: string;
			countryId: string;
			cityId: string | null;
			city: string;
			street: string;
			house: string;
			building: string | null;
			apartment: string | null;
			index: string | null;
		};
		row: {
			id: string;
			userId: string;
			countryId: string;
			cityId: string | null;
			city: string;
			street: string;
			house: string;
			building: string | null;
			apartment: string | null;
			index: string | null;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'address-book-lock': { params: { userId: string }; row: { '?column?': number } };
	'code-attempt': {
		params: { windowSeconds: number; recipientHash: Buffer; mostInMonth: number; most: number };
		row: { codeHash: Buffer; failuresMonth: number };
	};
	'code-consume': { params: { recipientHash: Buffer; codeHash: Buffer }; row: { recipientHash: Buffer } };
	'code-forget': { params: None; row: never };
	'code-issue': {
		params: { recipientHash: Buffer; codeHash: Buffer; mostInMonth: number; most: number };
		row: { cooldownUntil: Date };
	};
	'code-move-back': { params: { hours: number; recipientHashes: readonly Buffer[] }; row: never };
	'code-state': {
		params: { mostInMonth: number; most: number; recipientHash: Buffer };
		row: { lockedUntil: Date | null; cooldownUntil: Date };
	};
	'code-withdraw': { params: { recipientHash: Buffer; codeHash: Buffer }; row: never };
	'edit-shopper': { params: { values: string; userId: string }; row: never };
	'edited-shopper': {
		params: { userId: string };
		row: { phone: string | null; email: string | null; locale: string | null; accessLevel: AccessLevel };
	};
	'export-shoppers': {
		params: {
			roleId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			accessLevel: AccessLevel | null;
			after: string | null;
			limit: number | string;
		};
		row: {
			key: string;
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			phoneConfirmed: boolean;
			emailConfirmed: boolean;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			blockedAt: Date | null;
			blockReason: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
		};
	};
	'known-device-add': { params: { recipientHash: Buffer; deviceHash: Buffer }; row: never };
	'known-device-find': { params: { deviceHash: Buffer }; row: { id: string } };
	'known-device-replace-token': { params: { new: Buffer; old: Buffer }; row: never };
	'known-devices-forget-recipients': { params: { hashes: readonly Buffer[] }; row: never };
	'known-devices-of-recipient': { params: { recipientHash: Buffer }; row: { id: string } };
	'operator-admins': { params: None; row: { id: string } };
	'operator-shopper': {
		params: { id: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			phoneConfirmed: boolean;
			emailConfirmed: boolean;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			blockedAt: Date | null;
			blockReason: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
		};
	};
	'operator-shoppers-by-state': {
		params: {
			accessLevel: AccessLevel | null;
			roleId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: AccessLevel; count: number; matching: number };
	};
	'operator-shoppers-count': {
		params: {
			roleId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			accessLevel: AccessLevel | null;
		};
		row: { total: number };
	};
	'operator-shoppers-newest': {
		params: {
			roleId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			accessLevel: AccessLevel | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			phoneConfirmed: boolean;
			emailConfirmed: boolean;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			blockedAt: Date | null;
			blockReason: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
			key: string;
		};
	};
	'operator-shoppers-oldest': {
		params: {
			roleId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			accessLevel: AccessLevel | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			phoneConfirmed: boolean;
			emailConfirmed: boolean;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			blockedAt: Date | null;
			blockReason: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
			key: string;
		};
	};
	'operator-shoppers-page': {
		params: {
			roleId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			accessLevel: AccessLevel | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			phoneConfirmed: boolean;
			emailConfirmed: boolean;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			blockedAt: Date | null;
			blockReason: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
		};
	};
	'session-end': { params: { reason: SessionEnd; sessionId: string; userId: string }; row: { id: string } };
	'session-end-all': { params: { reason: SessionEnd; userId: string }; row: { id: string } };
	'session-open': {
		params: { userAgent: string | null; address: string; seconds: number; userId: string; hash: Buffer };
		row: { id: string };
	};
	'session-repeat': { params: { hash: Buffer }; row: { sessionId: string; userId: string } };
	'session-reused': { params: { hash: Buffer }; row: never };
	'session-rotate': {
		params: { hash: Buffer; nextHash: Buffer; address: string; seconds: number };
		row: { sessionId: string; userId: string };
	};
	'session-standings': {
		params: { sessionIds: readonly string[] };
		row: {
			id: string;
			userId: string;
			accessLevel: AccessLevel;
			permissions: string[] | null;
			hasFactor: boolean;
			lacksFactor: boolean | null;
		};
	};
	'shopper-block': { params: { reason: string; userId: string }; row: { accessLevel: AccessLevel } };
	'shopper-note-add': {
		params: { id: string; userId: string; text: string; operatorId: string | null; programId: string | null };
		row: { id: string };
	};
	'shopper-note-known': {
		params: { userId: string; text: string; operatorId: string | null; programId: string | null; id: string };
		row: { same: boolean };
	};
	'shopper-note-lock': { params: { userId: string }; row: { locked: number } };
	'shopper-notes': {
		params: { userId: string };
		row: {
			id: string;
			text: string;
			authorId: string | null;
			author: string | null;
			byProgram: boolean;
			createdAt: Date;
		};
	};
	'shopper-unblock': { params: { userId: string }; row: never };
	'sign-in-link-make': { params: { userId: string; hash: Buffer }; row: never };
	'sign-in-link-use': { params: { hash: Buffer }; row: { userId: string } };
	'standing-of-account': {
		params: { userId: string };
		row: { userId: string; accessLevel: AccessLevel; permissions: string[] | null };
	};
	'user-by-email': {
		params: { address: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-by-id': {
		params: { id: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-by-phone': {
		params: { address: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-edit': {
		params: { values: string; id: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-erase': { params: { userId: string }; row: never };
	'user-erase-addresses': { params: { userId: string }; row: never };
	'user-erase-devices': { params: { userId: string }; row: never };
	'user-erase-factor': { params: { userId: string }; row: never };
	'user-erase-notes': { params: { userId: string }; row: never };
	'user-erase-uploads': { params: { userId: string }; row: never };
	'user-keep-name': { params: { name: string; surname: string | null; userId: string }; row: never };
	'user-make-email': {
		params: { address: string; source: RegistrationSource; locale: string | null };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-make-phone': {
		params: { address: string; source: RegistrationSource; locale: string | null };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-set-email': {
		params: { address: string; userId: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-set-phone': {
		params: { address: string; userId: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-signed-in-email': { params: { locale: string; userId: string }; row: never };
	'user-signed-in-phone': { params: { locale: string; userId: string }; row: never };
}

type None = Record<never, never>;

type AccessLevel = 'USER' | 'MANAGER' | 'ADMIN';

type RegistrationSource = 'WEB' | 'MOBILE' | 'OPERATOR';

type SessionEnd = 'SIGNED_OUT' | 'REUSED' | 'ACCOUNT_DELETED' | 'BY_OPERATOR' | 'BLOCKED';

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';
