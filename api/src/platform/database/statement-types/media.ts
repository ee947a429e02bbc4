/** What PostgreSQL takes and gives for every statement of `media`. `npm run statements` writes this file. */

export interface MediaStatements {
	'picture-claim-release': { params: { name: string }; row: never };
	'picture-claim-take': { params: { name: string; seconds: number }; row: { name: string } };
	'picture-describe': {
		params: { key: string; width: number; height: number; colour: string | null; preview: string | null };
		row: never;
	};
	'picture-note': {
		params: {
			key: string;
			contentType: string;
			bytes: number;
			width: number | null;
			height: number | null;
			colour: string | null;
			preview: string | null;
		};
		row: never;
	};
	'pictures-forget': { params: { keys: readonly string[]; hours: number }; row: { key: string } };
	'pictures-orphans': { params: { hours: number; ours: readonly string[]; limit: number }; row: { key: string } };
	'pictures-register': { params: { objects: string }; row: never };
	'pictures-still-undescribed': { params: { keys: readonly string[] }; row: { key: string } };
	'pictures-undescribed': { params: { limit: number }; row: { key: string } };
	'upload-claim': {
		params: { seconds: number; id: string; userId: string | null; deviceHash: Buffer | null };
		row: { id: string; purpose: string; byteSize: number };
	};
	'upload-decide': {
		params: { key: string | null; refusal: UploadRefusal | null; hours: number; id: string };
		row: never;
	};
	'upload-find': {
		params: { id: string; userId: string | null; deviceHash: Buffer | null };
		row: {
			id: string;
			purpose: UploadPurpose;
			state: UploadState;
			refusal: UploadRefusal | null;
			url: string | null;
			width: number | null;
			height: number | null;
			colour: string | null;
			preview: string | null;
			expiresAt: Date;
		};
	};
	'upload-make': {
		params: {
			userId: string | null;
			deviceHash: Buffer | null;
			purpose: UploadPurpose;
			fileName: string;
			contentType: string;
			byteSize: number;
			minutes: number;
		};
		row: { id: string; expiresAt: Date };
	};
	'upload-release': { params: { id: string }; row: never };
	'upload-ticket': {
		params: { id: string; userId: string | null; deviceHash: Buffer | null };
		row: { contentType: string; byteSize: number; open: boolean };
	};
	'uploads-forget': { params: { hours: number }; row: never };
	'uploads-take': {
		params: { ids: readonly string[]; userId: string | null; deviceHash: Buffer | null; purpose: UploadPurpose };
		row: {
			uploadId: string;
			key: string;
			width: number | null;
			height: number | null;
			colour: string | null;
			preview: string | null;
		};
	};
}

type UploadPurpose =
	| 'AVATAR'
	| 'REVIEW_PHOTO'
	| 'PRICE_MATCH_PHOTO'
	| 'RETURN_PHOTO'
	| 'PRODUCT'
	| 'BRAND'
	| 'COLLECTION'
	| 'POST'
	| 'VIDEO'
	| 'FEED';

type UploadRefusal = 'NOT_A_PICTURE' | 'NOT_A_VIDEO' | 'TOO_MANY_PIXELS' | 'WRONG_SIZE' | 'CHECK_FAILED';

type UploadState = 'PENDING' | 'CHECKED' | 'REFUSED' | 'TAKEN';
