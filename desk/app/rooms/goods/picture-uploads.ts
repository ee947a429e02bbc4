import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import type { UploadRefusal } from '../../graphql/generated/graphql';
import { uploadFile } from '../../graphql/upload-file';

/** Maximum number of simultaneous uploads, because the shop checks no more files of one operator at a time. */
const AT_ONCE = 2;

/** Why a picture was refused: the result of the shop's check, a duplicate, or a failed call. */
export type PictureFault = { refusal: UploadRefusal | 'ALREADY_THERE' } | { fault: Fault };

/** A file that is being sent to the shop. */
export interface PictureFile {
  id: string;
  file: File;
  state: 'waiting' | 'going' | 'sent' | 'failed';
  /** Fraction that is sent, from 0 to 1. */
  progress: number;
  failure?: PictureFault;
  /** URL of the stored picture. */
  url?: string;
}

/** Sends a few pictures at a time, and passes them on in the order in which they were given. */
export class PictureUploads {
  files: PictureFile[] = [];
  private readonly leaving = new Map<string, AbortController>();

  constructor(
    private readonly api: DeskApi,
    /** Adds a stored picture; returns false if the product already has it. */
    private readonly take: (picture: { id: string; url: string }) => boolean,
  ) {
    makeAutoObservable<this, 'api' | 'take' | 'leaving'>(
      this,
      { api: false, take: false, leaving: false },
      { autoBind: true },
    );
  }

  /** Whether files are being sent. Files that failed wait for the operator. */
  get isSending(): boolean {
    return this.files.some(({ state }) => state !== 'failed');
  }

  add(files: readonly File[]): void {
    for (const file of files) this.files.push({ id: crypto.randomUUID(), file, state: 'waiting', progress: 0 });
    this.next();
  }

  cancel(id: string): void {
    this.leaving.get(id)?.abort();
    this.leaving.delete(id);
    this.files = this.files.filter((file) => file.id !== id);
    this.handOn();
    this.next();
  }

  retry(id: string): void {
    const file = this.files.find((one) => one.id === id);
    if (file?.state !== 'failed') return;
    delete file.failure;
    file.state = 'waiting';
    file.progress = 0;
    this.next();
  }

  /** Cancels all uploads. */
  stop(): void {
    for (const sending of this.leaving.values()) sending.abort();
    this.leaving.clear();
    this.files = [];
  }

  private next(): void {
    const going = this.files.filter(({ state }) => state === 'going').length;
    const waiting = this.files.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - going));
    for (const file of waiting) void this.send(file);
  }

  private async send(file: PictureFile): Promise<void> {
    const leaving = new AbortController();
    this.leaving.set(file.id, leaving);
    file.state = 'going';
    const { data, fault } = await uploadFile(this.api, {
      file: file.file,
      purpose: 'PRODUCT',
      contentType: file.file.type,
      onProgress: (share) => runInAction(() => (file.progress = share)),
      signal: leaving.signal,
    });
    if (leaving.signal.aborted) return;
    runInAction(() => {
      this.leaving.delete(file.id);
      if (data?.url) {
        file.state = 'sent';
        file.url = data.url;
      } else {
        file.state = 'failed';
        const refusal = fault ? (fault.details['refusal'] as UploadRefusal | undefined) : 'CHECK_FAILED';
        file.failure = refusal ? { refusal } : { fault: fault! };
      }
      this.handOn();
      this.next();
    });
  }

  /**
   * A picture whose upload ended earlier waits for those before it, so that the pictures keep the order in which they
   * were given.
   */
  private handOn(): void {
    const left: PictureFile[] = [];
    let isInTurn = true;
    for (const file of this.files) {
      if (file.state === 'sent' && isInTurn) {
        if (this.take({ id: file.id, url: file.url! })) continue;
        file.state = 'failed';
        file.failure = { refusal: 'ALREADY_THERE' };
      }
      if (file.state !== 'failed') isInTurn = false;
      left.push(file);
    }
    this.files = left;
  }
}
