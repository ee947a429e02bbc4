import { makeAutoObservable } from 'mobx';
import { readStored, writeStored } from '../../browser/stored';
import type { DeskApi } from '../../graphql/api';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { PictureUploads } from './picture-uploads';

/** Maximum number of pictures of a product. */
export const MOST_PICTURES = 20;

/** Milliseconds for which an upload can be used. The shop deletes an unused upload after a day. */
const USABLE = 20 * 60 * 60 * 1000;

export type ProductPicture = Pick<WholeProductFragment['images'][number], 'id' | 'url' | 'sourceUrl' | 'alt'> & {
  /** Time of the upload, if no product uses the picture yet. */
  sentAt?: number;
};

/** The changed pictures, and the state of the pictures that they will replace. */
interface Draft {
  instead: string;
  pictures: ProductPicture[];
}

/**
 * Returns an equal text for the same pictures in the same order with the same texts. A picture remains the same when
 * the shop has downloaded it.
 */
const stateOf = (pictures: readonly Pick<ProductPicture, 'sourceUrl' | 'alt'>[]): string =>
  JSON.stringify(pictures.map(({ sourceUrl, alt }) => [sourceUrl, alt]));

/** The pictures of a product, as an operator arranges them. Unsaved changes are stored in this browser. */
export class PictureList {
  /** The saved pictures of the product. */
  saved: readonly ProductPicture[] = [];
  readonly uploads: PictureUploads;
  private draft: Draft | undefined;

  constructor(
    api: DeskApi,
    /** Key of the draft in this browser. */
    private readonly key: string,
  ) {
    this.draft = storedDraft(key);
    this.uploads = new PictureUploads(api, (picture) => this.take(picture));
    makeAutoObservable<this, 'key'>(this, { uploads: false, key: false }, { autoBind: true });
  }

  get pictures(): readonly ProductPicture[] {
    return this.draft?.pictures ?? this.saved;
  }

  get isChanged(): boolean {
    return this.draft !== undefined;
  }

  /** Number of further pictures that can be added, including those being uploaded. */
  get limit(): number {
    return MOST_PICTURES - this.pictures.length;
  }

  /** Shows the saved pictures of the product. Unsaved changes are kept. */
  show(saved: readonly ProductPicture[]): void {
    this.saved = saved;
  }

  move(from: number, to: number): void {
    const next = [...this.pictures];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    this.arrange(next);
  }

  describe(id: string, alt: string): void {
    this.arrange(this.pictures.map((one) => (one.id === id ? { ...one, alt } : one)));
  }

  remove(id: string): void {
    this.arrange(this.pictures.filter((one) => one.id !== id));
  }

  /** Discards the unsaved changes. */
  leave(): void {
    this.uploads.stop();
    this.draft = undefined;
    this.keep();
  }

  /** Called when the changes were saved: these are the pictures now. */
  settle(saved: readonly ProductPicture[]): void {
    this.saved = saved;
    this.draft = undefined;
    this.keep();
  }

  /** Whether the pictures in the shop differ from those that the operator began to change. */
  isOvertakenBy(now: readonly ProductPicture[]): boolean {
    return this.draft !== undefined && this.draft.instead !== stateOf(now);
  }

  /** The operator has seen the pictures that another operator saved, and wants to overwrite them. */
  writeOver(theirs: readonly ProductPicture[]): void {
    this.saved = theirs;
    if (this.draft) this.draft = { ...this.draft, instead: stateOf(theirs) };
    this.keep();
  }

  private take({ id, url }: { id: string; url: string }): boolean {
    if (this.pictures.some((one) => one.url === url)) return false;
    this.arrange([...this.pictures, { id, url, sourceUrl: url, alt: '', sentAt: Date.now() }]);
    return true;
  }

  private arrange(pictures: ProductPicture[]): void {
    const instead = this.draft?.instead ?? stateOf(this.saved);
    this.draft = stateOf(pictures) === instead ? undefined : { instead, pictures };
    this.keep();
  }

  private keep(): void {
    writeStored(this.key, this.draft ? JSON.stringify(this.draft) : null);
  }
}

/** Reads the stored draft, without uploads that the shop has deleted since. */
function storedDraft(key: string): Draft | undefined {
  try {
    const stored = JSON.parse(readStored(key) ?? 'null') as Draft | null;
    if (!stored || !Array.isArray(stored.pictures)) return undefined;
    const since = Date.now() - USABLE;
    return { ...stored, pictures: stored.pictures.filter(({ sentAt = Infinity }) => sentAt > since) };
  } catch {
    return undefined;
  }
}
