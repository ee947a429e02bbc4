import { Inject, Injectable } from '@nestjs/common';
import { budgetKeyOf, type Client } from '../platform/auth/client.js';
import type { Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { badUserInput, unauthorized, fieldFault } from '../shared/api-error.js';
import type { MediaConfig } from './media.config.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';
import { quarantineKey } from './storage-keys.js';
import { whileStorageAnswers } from './storage-faults.js';
import type { CreateUploadInput } from './upload.input.js';
import type { UploadTicket } from './upload.model.js';
import { uploadOwner } from './upload-owner.js';
import { PURPOSES } from './upload-purposes.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MEGABYTE = 1_000_000;

/** Issues tickets for uploads. */
@Injectable()
export class CreateUpload {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: MediaConfig,
  ) {}

  /**
   * Returns a ticket for a shopper. Throws BAD_USER_INPUT for a purpose of operators, or a type or size that is not
   * accepted, UNAUTHORIZED for a guest where only accounts may upload, and TOO_MANY_REQUESTS.
   */
  async forShopper(viewer: Viewer | null, client: Client, dto: CreateUploadInput): Promise<UploadTicket> {
    const { who } = PURPOSES[dto.purpose];
    if (who === 'MANAGER') throw badUserInput([fieldFault('dto.purpose', 'purposeOfStaff')]);
    if (who === 'USER' && !viewer) throw unauthorized();
    check(dto);
    await this.count(viewer, client, dto.byteSize);
    return this.make(viewer, client, dto);
  }

  /** Returns a ticket for an operator or, without a viewer, for a program; for any purpose. Throws BAD_USER_INPUT. */
  async forOperator(viewer: Viewer | null, client: Client, dto: CreateUploadInput): Promise<UploadTicket> {
    check(dto);
    return this.make(viewer, client, dto);
  }

  private async count(viewer: Viewer | null, client: Client, byteSize: number): Promise<void> {
    const { UPLOADS_PER_HOUR, UPLOAD_MEGABYTES_PER_DAY } = this.config;
    const from = viewer ? `account:${viewer.userId}` : `address:${budgetKeyOf(client)}`;
    // An account may use many IP addresses, and a network may have many accounts.
    const network = { most: UPLOADS_PER_HOUR * 10, windowSeconds: HOUR };
    await this.limits.hit([
      { key: `upload:${from}`, most: UPLOADS_PER_HOUR, windowSeconds: HOUR },
      { key: `upload:network:${client.network}`, ...network },
      {
        key: `upload-megabytes:${from}`,
        most: UPLOAD_MEGABYTES_PER_DAY,
        windowSeconds: DAY,
        hits: Math.ceil(byteSize / MEGABYTE),
      },
    ]);
  }

  private async make(viewer: Viewer | null, client: Client, dto: CreateUploadInput): Promise<UploadTicket> {
    const { userId, deviceHash } = uploadOwner(viewer, client);
    const [made] = await this.statements.rows(MAKE, {
      ...dto,
      userId,
      deviceHash: userId ? null : deviceHash,
      minutes: this.config.UPLOAD_MINUTES,
    });
    const { id, expiresAt } = made!;
    const form = await whileStorageAnswers(() =>
      this.storage.uploadForm(quarantineKey(id), {
        contentType: dto.contentType,
        byteSize: dto.byteSize,
        expiresAt,
      }),
    );
    return form
      ? { id, expiresAt, method: 'POST', ...form }
      : { id, expiresAt, method: 'PUT', url: `/uploads/${id}`, fields: [] };
  }
}

function check({ purpose, contentType, byteSize }: CreateUploadInput): void {
  const { types, mostBytes } = PURPOSES[purpose];
  if (!types.includes(contentType)) throw badUserInput([fieldFault('dto.contentType', 'mediaTypes', { types })]);
  if (byteSize > mostBytes)
    throw badUserInput([fieldFault('dto.byteSize', 'megabytes', { most: mostBytes / MEGABYTE })]);
}

const MAKE = statement('upload-make')`
INSERT INTO "upload" ("userId", "deviceHash", "purpose", "fileName", "contentType", "byteSize", "expiresAt")
VALUES (:userId?::uuid, :deviceHash?::bytea, :purpose::"UploadPurpose", :fileName, :contentType, :byteSize::int,
  now() + make_interval(mins => :minutes::int))
RETURNING "id", "expiresAt"`;
