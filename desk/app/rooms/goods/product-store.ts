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
import type { HistoryEntry } from './say-history';
import { PictureList, type ProductPicture } from './picture-list';
import { OfferEdits } from './offer-edits';

/** One product as last loaded, and the operator's changes. Unsaved changes are stored in this browser. */
export class ProductStore {
  product: WholeProductFragment | undefined;
  history: HistoryEntry[] = [];
  isLost = false;
  /** Fault of loading the product. */
  fault: Fault | undefined;
  /** Fault of the last command, and the part of the page that shows it. */
  refusal: { of: 'form' | 'pictures'; fault: Fault } | undefined;
  busy: 'form' | 'pictures' | undefined;
  isSaved = false;
  conflicts: FieldConflict[] = [];
  readonly pictures: PictureList;
  /** Edits of the product's sizes. */
  readonly offers: OfferEdits;
  /** Pictures that another operator has saved meanwhile; the operator's own pictures are not saved then. */
  theirPictures: readonly ProductPicture[] | undefined;
  private edits: Partial<ProductForm>;

  constructor(
    private readonly api: DeskApi,
    readonly id: string,
    /** Whether the product was made a moment ago, which the page says. */
    isCreated = false,
  ) {
    this.isSaved = isCreated;
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

  /** Discards the changes: the fields show the saved values. */
  reset(): void {
    this.edits = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.keep();
  }

  /**
   * Saves the changes on the basis of the shown version. If another operator has changed the product meanwhile, nothing
   * is written: the product is loaded again, and fields that both have changed are shown with both values.
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

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's values in the fields that both have changed; other changes stay. */
  takeTheirs(): void {
    const theirs = new Set(this.conflicts.map(({ field }) => field));
    this.edits = Object.fromEntries(Object.entries(this.edits).filter(([field]) => !theirs.has(field as ProductField)));
    this.conflicts = [];
    this.keep();
  }

  /**
   * Saves the pictures. The API call takes no version, so the pictures are loaded first. If they differ from those that
   * the operator began with, nothing is written.
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
    // A picture that the shop has not downloaded yet has only its source URL.
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

  /** Overwrites the pictures of another operator, after they were shown. */
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
    // The other operator has changed different fields, so saving these changes overwrites nobody's work.
    if (this.product && !this.fault && this.conflicts.length === 0 && this.isChanged) {
      runInAction(() => (this.busy = undefined));
      await this.save();
    }
  }

  private async readHistory(): Promise<void> {
    const { data } = await this.api.ask(ProductHistoryDocument, { id: this.id });
    if (data) runInAction(() => (this.history = data.productHistory));
  }

  private keep(): void {
    writeStored(`product:${this.id}`, this.isChanged ? JSON.stringify(this.changes) : null);
  }
}

/** Reads the unsaved changes that were stored when the page was left. */
function storedEdits(id: string): Partial<ProductForm> {
  try {
    const stored: unknown = JSON.parse(readStored(`product:${id}`) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const [ProductContext, useProduct] = createStoreContext<ProductStore>('The product');
