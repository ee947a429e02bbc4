import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import { readStored, writeStored } from '../../browser/stored';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  ProductByIdDocument,
  ProductHistoryDocument,
  SaveOfferDocument,
  SaveProductPageDocument,
  SetPicturesDocument,
  type OfferLineFragment,
  type ProductHistoryQuery,
  type SaveProductItemInput,
  type WholeProductFragment,
} from '../../graphql/generated/graphql';
import {
  changesOf,
  conflictsOf,
  dtoOf,
  formOf,
  type FieldConflict,
  type ProductField,
  type ProductForm,
} from './product-form';
import { PictureList, type ProductPicture } from './picture-list';
import { OfferEdits } from './offer-edits';

export type HistoryEntry = ProductHistoryQuery['operatorActions']['items'][number];

/** One product, as it was read last, and what an operator has changed of it. What is not saved is kept in this browser. */
export class ProductStore {
  product: WholeProductFragment | undefined;
  history: HistoryEntry[] = [];
  isLost = false;
  /** Of reading the product. */
  fault: Fault | undefined;
  /** Of the last command, beside which it is shown. */
  refusal: { of: 'form' | 'pictures'; fault: Fault } | undefined;
  busy: 'form' | 'pictures' | undefined;
  isSaved = false;
  conflicts: FieldConflict[] = [];
  readonly pictures: PictureList;
  /** Of its sizes. */
  readonly offers: OfferEdits;
  /** The pictures that somebody else has given the product meanwhile: the own ones are not written. */
  theirPictures: readonly ProductPicture[] | undefined;
  private edits: Partial<ProductForm>;

  constructor(
    private readonly api: DeskApi,
    readonly id: string,
  ) {
    this.edits = storedEdits(id);
    this.pictures = new PictureList(api, `pictures:${id}`);
    this.offers = new OfferEdits(api, (offer) => this.put(offer));
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, id: false, pictures: false, offers: false },
      { autoBind: true },
    );
  }

  get form(): ProductForm | undefined {
    return this.product && { ...formOf(this.product), ...this.edits };
  }

  get changes(): Partial<ProductForm> {
    return this.product ? changesOf(this.edits, formOf(this.product)) : {};
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(ProductByIdDocument, { id: this.id });
    runInAction(() => {
      this.isLost = fault?.code === 'PRODUCT_NOT_FOUND' || fault?.code === 'BAD_USER_INPUT';
      this.fault = this.isLost ? undefined : fault;
      if (data) this.show(data.operatorProduct);
    });
    if (data) await this.readHistory();
  }

  edit<Field extends ProductField>(field: Field, value: ProductForm[Field]): void {
    this.change({ [field]: value });
  }

  change(changes: Partial<ProductForm>): void {
    this.edits = { ...this.edits, ...changes };
    this.isSaved = false;
    this.keep();
  }

  /** Takes the changes back: the fields show what is saved. */
  reset(): void {
    this.edits = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.keep();
  }

  /**
   * Saves what was changed, as of the version that is shown. If somebody else has changed the product meanwhile, nothing
   * is written: it is read anew, and fields that both have changed are shown in both states.
   */
  async save(): Promise<void> {
    const { product, changes } = this;
    if (!product || this.busy || !this.isChanged) return;
    this.busy = 'form';
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(SaveProductPageDocument, { dto: dtoOf(changes, product) });
    if (fault?.code === 'CONFLICT') await this.showConflict(formOf(product));
    runInAction(() => {
      this.busy = undefined;
      if (fault && fault.code !== 'CONFLICT') this.refusal = { of: 'form', fault };
      if (!data) return;
      this.show(data.saveProduct);
      this.edits = {};
      this.conflicts = [];
      this.isSaved = true;
      this.keep();
    });
    if (data) await this.readHistory();
  }

  /** Writes one's own values over those of somebody else, which one has seen. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Keeps the values of somebody else in the fields that both have changed; one's other changes stay. */
  takeTheirs(): void {
    const theirs = new Set(this.conflicts.map(({ field }) => field));
    this.edits = Object.fromEntries(Object.entries(this.edits).filter(([field]) => !theirs.has(field as ProductField)));
    this.conflicts = [];
    this.keep();
  }

  /**
   * Saves the pictures. The call takes no version: they are read before it, and if they are others than those that the
   * operator began with, nothing is written.
   */
  async savePictures(): Promise<void> {
    const list = this.pictures;
    if (!list.isChanged || list.uploads.isSending || this.busy) return;
    this.busy = 'pictures';
    this.refusal = undefined;
    const now = await this.api.ask(ProductByIdDocument, { id: this.id });
    const theirs = now.data?.operatorProduct.images;
    if (!theirs || list.isOvertakenBy(theirs)) {
      runInAction(() => {
        this.busy = undefined;
        if (now.fault) this.refusal = { of: 'pictures', fault: now.fault };
        else this.theirPictures = theirs;
      });
      return;
    }
    // A picture that is still to be downloaded has only the address that it comes from.
    const images = list.pictures.map(({ url, sourceUrl, alt }) => ({ url: url ?? sourceUrl, alt }));
    const { data, fault } = await this.api.ask(SetPicturesDocument, { dto: { id: this.id, images } });
    runInAction(() => {
      this.busy = undefined;
      if (fault) this.refusal = { of: 'pictures', fault };
      if (!data) return;
      list.settle(data.setProductMedia.images);
      this.show(data.setProductMedia);
    });
    if (data) await this.readHistory();
  }

  /** Adds a size, and shows the product with it. Returns why it was not added. */
  async addSize(dto: SaveProductItemInput): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(SaveOfferDocument, { dto });
    if (!fault) await this.read();
    return fault;
  }

  /** Puts one's own pictures in the place of those of somebody else, which one has seen. */
  async writePicturesOver(): Promise<void> {
    if (this.theirPictures) this.pictures.writeOver(this.theirPictures);
    this.theirPictures = undefined;
    await this.savePictures();
  }

  takeTheirPictures(): void {
    if (this.theirPictures) this.pictures.settle(this.theirPictures);
    this.theirPictures = undefined;
  }

  private put(offer: OfferLineFragment): void {
    if (this.product)
      this.product = { ...this.product, items: this.product.items.map((one) => (one.id === offer.id ? offer : one)) };
  }

  private show(product: WholeProductFragment): void {
    this.product = product;
    this.pictures.show(product.images);
  }

  private async showConflict(before: ProductForm): Promise<void> {
    await this.read();
    runInAction(() => {
      if (this.product) this.conflicts = conflictsOf(this.changes, before, formOf(this.product));
    });
    // What the other has changed are other fields: nobody's work is lost by saving one's own.
    if (this.product && !this.fault && this.conflicts.length === 0 && this.isChanged) {
      runInAction(() => (this.busy = undefined));
      await this.save();
    }
  }

  private async readHistory(): Promise<void> {
    const { data } = await this.api.ask(ProductHistoryDocument, { id: this.id });
    if (data) runInAction(() => (this.history = data.operatorActions.items));
  }

  private keep(): void {
    writeStored(`product:${this.id}`, this.isChanged ? JSON.stringify(this.changes) : null);
  }
}

/** Reads what was not saved when the page was left. */
function storedEdits(id: string): Partial<ProductForm> {
  try {
    const stored: unknown = JSON.parse(readStored(`product:${id}`) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const [ProductContext, useProduct] = createStoreContext<ProductStore>('The product');
