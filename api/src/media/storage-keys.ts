import { createHash } from 'node:crypto';

/** Prefix of uploads that are not checked yet. They are never served. */
export const QUARANTINE = 'quarantine/';
/** Prefix of checked pictures. */
export const ORIGINALS = 'originals/';
/** Prefix of pictures that an import downloaded. */
export const IMPORTED = 'products/';
/** Prefix of generated pictures that API processes share. */
export const MADE = 'made/';
/** Age at which a shared picture is deleted. It is generated again when it is requested. */
export const MADE_DAYS = 30;
/** Prefix of checked videos. */
export const VIDEOS = 'videos/';
/** Prefix of lists that operators export, which the route `exports/` serves to these operators alone. */
export const EXPORTS = 'exports/';
/** Age at which exported lists are deleted, later than their URLs expire. */
export const EXPORT_HOURS = 25;
/** Prefix of suppliers' files, which are served to nobody. */
export const FEED_FILES = 'feeds/';

export const quarantineKey = (uploadId: string): string => `${QUARANTINE}${uploadId}`;

/** Returns the key of a checked picture. The key is derived from the content, so equal pictures are stored once. */
export function originalKey(bytes: Uint8Array): string {
  const hash = sha256(bytes);
  return `${ORIGINALS}${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}

export const madeKey = (name: string): string => `${MADE}${name.slice(0, 2)}/${name}`;

export const exportKey = (id: string): string => `${EXPORTS}${id}`;

export const feedKey = (id: string): string => `${FEED_FILES}${id}`;

/** Returns whether a key belongs to a part of an exchange, which {@link feedKey} derived from `exchange/…`. */
export const isExchangeKey = (key: string): boolean => key.startsWith(feedKey('exchange/'));

export const videoKey = (hash: string): string => `${VIDEOS}${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.mp4`;

/** Returns whether this object may be served to shoppers by its key. */
export const isServed = (key: string): boolean => !isTemporary(key) && !key.startsWith(FEED_FILES);

/**
 * Returns whether the object is deleted at a certain age: an unchecked upload, a generated picture or an exported list.
 */
export const isTemporary = (key: string): boolean =>
  [QUARANTINE, MADE, EXPORTS].some((prefix) => key.startsWith(prefix));

/** Returns whether the key is derived from the content. */
export const isImmutable = (key: string): boolean => key.startsWith(ORIGINALS) || key.startsWith(IMPORTED);

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
};

/** The image proxy examines the content; the media type helps people who look into the bucket. */
export function contentTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
