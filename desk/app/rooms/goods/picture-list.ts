import { makeAutoObservable } from 'mobx';
import { readStored, writeStored } from '../../browser/stored';
import type { DeskApi } from '../../graphql/api';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { PictureUploads } from './picture-uploads';

/** Pictures that a product may have. */
export const MOST_PICTURES = 20;

/** Milliseconds for which an upload can be used: the shop deletes it after a day. */
const USABLE = 20 * 60 * 60 * 1000;

export type ProductPicture = Pick<WholeProductFragment['images'][number], 'id' | 'url' | 'sourceUrl' | 'alt'> & {
  /** When it was uploaded, if no product has it yet. */
  sentAt?: number;
};

/** The changed pictures, and those in whose place they are to come. */
interface Draft {
  instead: string;
  pictures: ProductPicture[];
}

/** The same for the same pictures in the same order with the same texts. A picture that is downloaded stays the same. */
const stateOf = (pictures: readonly Pick<ProductPicture, 'sourceUrl' | 'alt'>[]): string =>
  JSON.stringify(pictures.map(({ sourceUrl, alt }) => [sourceUrl, alt]));

/** The pictures of a product as an operator arranges them. What is not saved is kept in this browser. */
export class PictureList {
  /** The pictures that the product has. */
  saved: readonly ProductPicture[] = [];
  readonly uploads: PictureUploads;
  private draft: Draft | undefined;

  constructor(
    api: DeskApi,
    /** Name of the draft in this browser. */
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

  /** Number of pictures for which there is room, with those on their way. */
  get limit(): number {
    return MOST_PICTURES - this.pictures.length;
  }

  /** Shows what the product has. What was changed here stays. */
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

  /** Takes the changes back. */
  leave(): void {
    this.uploads.stop();
    this.draft = undefined;
    this.keep();
  }

  /** The changes are saved: these are the pictures now. */
  settle(saved: readonly ProductPicture[]): void {
    this.saved = saved;
    this.draft = undefined;
    this.keep();
  }

  /** Whether the pictures that the shop has now are others than those that the operator began to change. */
  isOvertakenBy(now: readonly ProductPicture[]): boolean {
    return this.draft !== undefined && this.draft.instead !== stateOf(now);
  }

  /** The operator has seen these pictures of somebody else, and wants the own ones in their place. */
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

/** Reads what was not saved when the page was left, without uploads that the shop has deleted since. */
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
