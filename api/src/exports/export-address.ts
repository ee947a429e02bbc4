import type { ExportFormat, ExportKind } from '../generated/prisma/enums.js';
import { dayOf } from '../shared/shop-time.js';
import { KeyedHash } from '../shared/keyed-hash.js';

/** Hours for which a file can be downloaded. `media/sweep-objects.ts` deletes the file after that. */
export const KEPT_HOURS = 24;

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns a file name such as `orders-2026-11-27.csv`. */
export const fileNameOf = (job: { kind: ExportKind; format: ExportFormat; createdAt: Date }): string =>
  `${job.kind.toLowerCase().replaceAll('_', '-')}-${dayOf(job.createdAt)}.${job.format.toLowerCase()}`;

/** Signs the URLs of files: an id, which the audit log also contains, is not enough to download a file. */
export class ExportAddress {
  private readonly hash: KeyedHash;

  constructor(secretKey: string) {
    this.hash = new KeyedHash(secretKey, 'export-address');
  }

  of(id: string): string {
    return `/admin/exports/${id}/${this.hash.signatureOf(id)}`;
  }

  isOf(id: string, signature: string): boolean {
    return this.hash.isSignatureOf(signature, id);
  }
}
