import { UploadPurpose } from '../generated/prisma/enums.js';

export { UploadPurpose };

export const MOST_PICTURE_BYTES = 10_000_000;
export const MOST_VIDEO_BYTES = 100_000_000;
/** Maximum size of a supplier's file: the same as of a price list (`feeds/price-lists/limits.ts`). */
export const MOST_FEED_BYTES = 50_000_000;
/** Maximum number of files that one review, request or account accepts. */
export const MOST_FILES = 8;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const VIDEO_TYPES = ['video/mp4'];

export const FEED_TYPES = [
  'text/csv',
  'application/xml',
  'text/xml',
  'application/x-ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
];

interface PurposeRule {
  /** Who may get a ticket: also guests, signed-in shoppers, or only operators. */
  who: 'PUBLIC' | 'USER' | 'MANAGER';
  types: readonly string[];
  mostBytes: number;
}

const picture = (who: PurposeRule['who']): PurposeRule => ({
  who,
  types: PICTURE_TYPES,
  mostBytes: MOST_PICTURE_BYTES,
});

export const PURPOSES: Record<UploadPurpose, PurposeRule> = {
  AVATAR: picture('USER'),
  REVIEW_PHOTO: picture('USER'),
  PRICE_MATCH_PHOTO: picture('PUBLIC'),
  RETURN_PHOTO: picture('PUBLIC'),
  PRODUCT: picture('MANAGER'),
  BRAND: picture('MANAGER'),
  COLLECTION: picture('MANAGER'),
  POST: picture('MANAGER'),
  FEED: { who: 'MANAGER', types: FEED_TYPES, mostBytes: MOST_FEED_BYTES },
  VIDEO: { who: 'MANAGER', types: VIDEO_TYPES, mostBytes: MOST_VIDEO_BYTES },
};
