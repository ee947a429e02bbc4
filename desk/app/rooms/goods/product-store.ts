import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import { readStored, writeStored } from '../../browser/stored';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  ProductByIdDocument,
  ProductHistoryDocument,
  SaveProductPageDocument,
  SetPicturesDocument,
  type OfferLineFragment,
  type ProductHistoryQuery,
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
import { saveOffer, type OfferChange, type OfferRefusal } from './save-offer';

export type ProductPicture = Pick<WholeProductFragment['images'][number], 'id' | 'url' | 'sourceUrl' | 'alt'>;
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
  /** Changed order and texts of the pictures; undefined if they are as saved. */
  pictures: ProductPicture[] | undefined;
  private edits: Partial<ProductForm>;

  constructor(
    private readonly api: DeskApi,
    readonly id: string,
  ) {
    this.edits = storedEdits(id);
    makeAutoObservable<this, 'api'>(this, { api: false, id: false }, { autoBind: true });
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
      if (data) this.product = data.operatorProduct;
    });
    if (data) await this.readHistory();
  }

  edit<Field extends ProductField>(field: Field, value: ProductForm[Field]): void {
    this.edits = { ...this.edits, [field]: value };
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
      this.product = data.saveProduct;
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

  arrange(pictures: ProductPicture[]): void {
    this.pictures = pictures;
  }

  leavePictures(): void {
    this.pictures = undefined;
  }

  async savePictures(): Promise<void> {
    const { pictures } = this;
    if (!pictures || this.busy) return;
    this.busy = 'pictures';
    this.refusal = undefined;
    // A picture that is still to be downloaded has only the address that it comes from.
    const images = pictures.map(({ url, sourceUrl, alt }) => ({ url: url ?? sourceUrl, alt }));
    const { data, fault } = await this.api.ask(SetPicturesDocument, { dto: { id: this.id, images } });
    runInAction(() => {
      this.busy = undefined;
      if (fault) this.refusal = { of: 'pictures', fault };
      if (!data) return;
      this.product = data.setProductMedia;
      this.pictures = undefined;
    });
    if (data) await this.readHistory();
  }

  /** Saves a price or stock of a size. Returns what is wrong; the size has the new value otherwise. */
  async saveOffer(row: OfferLineFragment, change: OfferChange): Promise<OfferRefusal | undefined> {
    const { offer, refusal } = await saveOffer(this.api, row, change);
    runInAction(() => {
      if (offer && this.product)
        this.product = { ...this.product, items: this.product.items.map((one) => (one.id === offer.id ? offer : one)) };
    });
    return refusal;
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
