import type { TypedTable } from './database-contents.js';

/**
 * Columns that an export never writes, by table; `*` is the whole table, of which nothing else would be left. They let
 * somebody in, or are hashes that only this shop can make again. Passkeys hold no secret, but go with the second factor
 * that they are part of.
 */
export const SECRET_COLUMNS: Readonly<Record<string, '*' | readonly string[]>> = {
  credited_phone: '*',
  exchange_session: '*',
  feed_source: ['credentials'],
  known_device: '*',
  one_time_code: '*',
  passkey: '*',
  passkey_challenge: '*',
  program: ['tokenHash', 'previousTokenHash'],
  recovery_code: '*',
  refresh_token: '*',
  search_network: '*',
  second_factor: '*',
  session: '*',
  sign_in_link: '*',
  stock_notice: ['recipientHash'],
  upload: ['deviceHash'],
  webhook_endpoint: ['secret', 'previousSecret'],
};

/** Columns, as `table.column`, that look secret but are not, grouped by the reason. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'a hash of what was sent or read, to know it again': [
    'api_client_document.hash',
    'bulk_job.rowsHash',
    'feed_run.fileHash',
    'meet_price_request.bodyHash',
    'order_edit.bodyHash',
    'order_key.bodyHash',
    'saved_search.conditionHash',
  ],
  'a key that makes a repeated call one, of no use without the same call': [
    'bulk_job.idempotencyKey',
    'order_key.key',
    'sandbox_payment.idempotenceKey',
    'sandbox_refund.idempotenceKey',
  ],
  'publishable: every page of the front end has it': ['api_client.key', 'api_client.previousKey'],
  'name of a stored object': [
    'exchange_part.key',
    'feed_run.fileKey',
    'picture.key',
    'product_image.storageKey',
    'upload.pictureKey',
  ],
  'names a row, a counter or what a sum is of': [
    'changed_row.key',
    'exchange_part.sessionId',
    'message_template.key',
    'review.modelKey',
    'sales_sum.key',
    'throttle_counter.key',
  ],
  'a time': ['program.previousTokenUntil', 'webhook_endpoint.previousSecretUntil'],
  'says which one, as words do: of a country, a field, a parcel, a good, a fault': [
    'custom_field.code',
    'feed_run.code',
    'order_product_item.deliveryIsoCode',
    'order_product_item.markingCode',
    'order_product_item.trackCode',
    'pickup_point.cityCode',
    'pickup_point.code',
    'pickup_point.countryCode',
    'pickup_point.postalCode',
    'pickup_point.regionCode',
    'product_item.barcode',
    'product_item.deliveryIsoCode',
    'product_match.code',
    'supplier.isoCode',
  ],
  'the shop gives it to shoppers itself': ['favourites_link.token', 'promocode.code'],
};

export const HARMLESS_COLUMNS: ReadonlySet<string> = new Set(Object.values(HARMLESS).flat());

const LOOKS_SECRET =
  /hash|secret|token|password|credential|cipher|sealed|salt|otp|private|signature|cookie|bearer|nonce|(key|code|pin|session|sessionId)$/i;

/** The columns of a table that are written, and those that are not. */
export interface Divided {
  written: string[];
  secret: string[];
  /**
   * Columns that look secret and are in neither list, such as those of a table that this release does not know. They
   * are not written.
   */
  doubtful: string[];
}

/** Divides the columns of a table. A table of which no column is left is not written at all. */
export function divideColumns({ name, columns, types }: TypedTable): Divided {
  const secrets = SECRET_COLUMNS[name] ?? [];
  const divided: Divided = { written: [], secret: [], doubtful: [] };
  columns.forEach((column, place) => {
    if (secrets === '*' || secrets.includes(column)) divided.secret.push(column);
    else if (looksSecret(column, types[place]!) && !HARMLESS_COLUMNS.has(`${name}.${column}`))
      divided.doubtful.push(column);
    else divided.written.push(column);
  });
  return divided;
}

const looksSecret = (column: string, type: string): boolean => type === 'bytea' || LOOKS_SECRET.test(column);
