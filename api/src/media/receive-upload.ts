import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { OBJECT_STORAGE, WrongSizeError, type ObjectStorage } from './object-storage.js';
import { whileStorageAnswers } from './storage-faults.js';
import { quarantineKey } from './storage-keys.js';
import { OWNED, type UploadOwner } from './upload-owner.js';

/** Time in which a whole body must have arrived. */
const LONGEST_MS = 60_000;

export interface UploadBody {
  contentType: string;
  /** Size according to the header; NaN if there is none. */
  size: number;
  stream: Readable;
}

/** Stores the bytes of an upload in quarantine, on the same conditions as a form of S3. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly statements: Statements,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Throws UPLOAD_NOT_FOUND, UPLOAD_EXPIRED, BAD_USER_INPUT for another media type, WrongSizeError, and
   * SERVICE_UNAVAILABLE. Nothing is stored then, and the ticket may be used again.
   */
  async run(owner: UploadOwner, id: string, { contentType, size, stream }: UploadBody): Promise<void> {
    const [ticket] = await this.statements.rows(TICKET, { id, ...owner });
    if (!ticket) throw new ApiError('UPLOAD_NOT_FOUND');
    if (!ticket.open) throw new ApiError('UPLOAD_EXPIRED');
    if (contentType !== ticket.contentType)
      throw badUserInput([fieldFault('content-type', 'mediaType', { type: ticket.contentType })]);
    if (!(size >= 1 && size <= ticket.byteSize)) throw new WrongSizeError(ticket.byteSize);
    // A client that sends a byte only now and then must not keep the file open for long.
    const deadline = setTimeout(() => stream.destroy(new Error('The upload took too long')), LONGEST_MS);
    let opened = false;
    const open = () => {
      // A body can be read only once: a storage that tries again gets the error, and the client sends the body again.
      if (opened) throw new WrongSizeError(size);
      opened = true;
      return stream;
    };
    try {
      await whileStorageAnswers(() => this.storage.put(quarantineKey(id), { size, open }, contentType));
    } finally {
      clearTimeout(deadline);
    }
  }
}

const TICKET = statement('upload-ticket')`
SELECT "contentType", "byteSize", "state" = 'PENDING' AND "expiresAt" > now() AS "open"
FROM "upload" WHERE "id" = :id AND ${OWNED}`;
