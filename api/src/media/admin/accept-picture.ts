import { Injectable } from '@nestjs/common';
import { DownloadError, downloadPicture } from '../../feeds/index.js';
import { pictureNotUsable, StorePicture } from '../index.js';

const LIMITS = { timeoutMs: 15_000, maxBytes: 10_000_000, allowPrivateHosts: false };
const IN_STORAGE = 'storage:';

/** Turns what an operator gives as a picture into the key of a stored one. */
@Injectable()
export class AcceptPicture {
  constructor(private readonly pictures: StorePicture) {}

  /**
   * Returns the key of the picture: of an upload, or of another stored object, the key itself, with `storage:` or
   * without; an https address is fetched once, from public hosts only, checked and stored. What is left out stays left
   * out. Throws PICTURE_NOT_USABLE with the `reason`. Call it outside of a transaction.
   */
  async of<Given extends string | null | undefined>(given: Given): Promise<string | Exclude<Given, string>> {
    if (typeof given !== 'string') return given as Exclude<Given, string>;
    if (/^http:/i.test(given)) throw pictureNotUsable('use https');
    if (!/^https:/i.test(given)) return this.pictures.ofKey(given.replace(IN_STORAGE, ''));
    try {
      return await this.pictures.ofBytes((await downloadPicture(given, LIMITS)).bytes);
    } catch (error) {
      if (error instanceof DownloadError) throw pictureNotUsable(error.message);
      throw error;
    }
  }
}
