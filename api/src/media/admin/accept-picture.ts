import { Injectable } from '@nestjs/common';
import { DownloadError, downloadPicture } from '../../feeds/index.js';
import { pictureNotUsable, StorePicture } from '../index.js';

const LIMITS = { timeoutMs: 15_000, maxBytes: 10_000_000, allowPrivateHosts: false };
const IN_STORAGE = 'storage:';

/** Turns a picture that an operator enters, as a URL or key, into the key of a stored picture. */
@Injectable()
export class AcceptPicture {
  constructor(private readonly pictures: StorePicture) {}

  /**
   * Returns the key of the picture. The key of an upload or of another stored object, with `storage:` or without, is
   * returned itself; the picture at an https URL is fetched once, from public hosts only, checked and stored. An
   * omitted value stays omitted. Throws PICTURE_NOT_USABLE with the `reason`. Call it outside of a transaction.
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
