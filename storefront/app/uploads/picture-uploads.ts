import { makeAutoObservable, runInAction } from 'mobx';
import type { UploadingPhoto } from '@meet/ui-kit';
import type { UploadPurpose } from '../graphql/generated/graphql';
import { uploadPicture } from './upload-picture';

interface Sent {
  id: string;
  file: File;
  progress: number;
  fault: string | null;
  /** Whether sending the file again cannot help. */
  isFinal: boolean;
  uploadId: string | null;
}

type Upload = typeof uploadPicture;

/** The pictures of one form: those it had before, and those being uploaded while the shopper is still writing. */
export class PictureUploads {
  private sent: Sent[] = [];
  private under: Promise<void>[] = [];
  private next = 0;

  constructor(
    /** Stored paths of the pictures that the form had before. */
    private stored: readonly string[],
    private readonly purpose: UploadPurpose,
    private readonly upload: Upload = uploadPicture,
  ) {
    makeAutoObservable<this, 'purpose' | 'upload' | 'under' | 'next'>(
      this,
      { purpose: false, upload: false, under: false, next: false },
      { autoBind: true },
    );
  }

  /** The pictures for the kit's `PhotoUploader`. */
  get photos(): UploadingPhoto[] {
    return [
      ...this.stored.map((src, index) => ({ id: src, src, name: `Фото ${index + 1}` })),
      // The kit offers to retry every failed picture while one can be retried. A file that is wrong itself is only removed.
      ...this.sent.map(({ id, file, progress, fault, isFinal }) => ({
        ...{ id, file, progress },
        failed: fault !== null && !(isFinal && this.canRetry),
      })),
    ];
  }

  /** Whether sending one of the failed pictures again may help. */
  get canRetry(): boolean {
    return this.sent.some(({ fault, isFinal }) => fault !== null && !isFinal);
  }

  /** What the shopper can do about failed pictures. */
  get wayOut(): string {
    return this.canRetry ? 'Повторите загрузку или уберите их.' : 'Уберите их.';
  }

  /** Why the first failed picture was not uploaded; undefined if none failed. */
  get fault(): string | undefined {
    const failed = this.sent.find(({ fault }) => fault !== null);
    return failed && `${failed.file.name}: ${failed.fault}`;
  }

  get storedUrls(): string[] {
    return [...this.stored];
  }

  get uploadIds(): string[] {
    return this.sent.flatMap(({ uploadId }) => uploadId ?? []);
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      this.sent.push({ id: `new-${(this.next += 1)}`, file, progress: 0, fault: null, isFinal: false, uploadId: null });
      this.start(this.sent.at(-1)!);
    }
  }

  remove(id: string): void {
    this.stored = this.stored.filter((src) => src !== id);
    this.sent = this.sent.filter((one) => one.id !== id);
  }

  retry(id: string): void {
    const one = this.sent.find((other) => other.id === id);
    if (one) this.start(one);
  }

  /** Waits for all running uploads. Resolves to false if any failed. */
  async settle(): Promise<boolean> {
    while (this.under.length > 0) await Promise.all(this.under);
    return this.fault === undefined;
  }

  private start(one: Sent): void {
    one.progress = 0;
    one.fault = null;
    const job = this.upload(one.file, this.purpose, (share) => runInAction(() => (one.progress = share * 0.95))).then(
      ({ id, fault, isFinal }) =>
        runInAction(() => {
          one.progress = 1;
          one.uploadId = id ?? null;
          one.fault = fault ?? null;
          one.isFinal = isFinal ?? false;
        }),
    );
    this.under.push(job);
    void job.finally(() => (this.under = this.under.filter((other) => other !== job)));
  }
}
