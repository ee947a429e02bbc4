import { makeAutoObservable, runInAction, when } from 'mobx';
import { readStored, writeStored } from '../../browser/stored';
import type { Answer, DeskApi, Fault } from '../../graphql/api';
import {
  GoodsDirectoryDocument,
  LikeProductDocument,
  MakePicturesDocument,
  MakeProductDocument,
  LargestSuppliersDocument,
  SaveOfferDocument,
  type SupplierType,
} from '../../graphql/generated/graphql';
import { saveEntry } from './dictionaries/edit-entry';
import { formLike } from './like-product';
import {
  blankForm,
  faultsIn,
  faultsOf,
  itemsOf,
  productDto,
  type FieldFaults,
  type MayWrite,
  type NewProductForm,
} from './new-product-form';
import type { ProductProperties } from './product-properties';
import { PictureList } from './picture-list';

const SUPPLIER = 'new-product-supplier';

interface KnownSupplier {
  name: string;
  type: SupplierType;
}

/** A product that is being written. It is kept in this browser until the shop has all of it. */
export class NewProductStore {
  form: NewProductForm;
  suppliers: KnownSupplier[] = [];
  faults: FieldFaults = {};
  /** Grows with each attempt that was refused, so that the summary of faults takes the focus. */
  attempts = 0;
  /** What was refused and is about no single field. */
  refusal: Fault | undefined;
  /** Some pictures were not sent: they are to be sent again or removed first. */
  hasFailedPictures = false;
  state: 'idle' | 'pictures' | 'saving' = 'idle';
  /** Calls that are done, and how many there are. */
  done = 0;
  steps = 0;
  readonly pictures: PictureList;
  /** Id of the product in the shop, as soon as an attempt has made it. */
  madeId: string | undefined;
  /** By this id the shop knows the draft, so that it makes no second product of it. */
  private draftId: string;
  /** Nothing is to be taken over any more. */
  private isFilled: boolean;
  /** What the shop has already been told of each size. */
  private readonly told = new Map<string, string>();

  constructor(
    private readonly api: DeskApi,
    /** Id of the product that it is to be like. */
    private readonly like: string | null = null,
  ) {
    const kept = storedDraft(this.keptAs);
    this.form = kept?.form ?? blankForm;
    this.draftId = kept?.draftId ?? crypto.randomUUID();
    this.pictures = new PictureList(api, `${this.keptAs}-pictures`);
    this.isFilled = like === null || kept !== undefined;
    makeAutoObservable<this, 'api' | 'like' | 'told'>(
      this,
      { api: false, like: false, pictures: false, told: false },
      { autoBind: true },
    );
  }

  /** Name of the draft in this browser: a similar product has one of its own. */
  private get keptAs(): string {
    return this.like ? `new-product:${this.like}` : 'new-product';
  }

  get isBegun(): boolean {
    const typed = { ...this.form, supplier: '' };
    return JSON.stringify(typed) !== JSON.stringify(blankForm) || this.pictures.isChanged;
  }

  /** Whether the shop has this supplier, as far as its largest hundred say. */
  get isSupplierKnown(): boolean {
    const typed = this.form.supplier.trim().toLowerCase();
    return typed === '' || this.suppliers.some(({ name }) => name.toLowerCase() === typed);
  }

  /** Takes over what a similar product has in common, once; what is kept of an earlier visit stays. */
  async fill(): Promise<void> {
    if (this.isFilled || this.like === null) return;
    const [product, directory] = await Promise.all([
      this.api.ask(LikeProductDocument, { id: this.like }),
      this.api.ask(GoodsDirectoryDocument, {}),
    ]);
    runInAction(() => {
      this.refusal = product.fault;
      if (!product.data) return;
      this.isFilled = true;
      const names = new Map(directory.data?.categories.map(({ slug, name }) => [slug, name]));
      this.form = formLike(product.data.operatorProduct, (slug) => names.get(slug) ?? slug);
    });
  }

  /** Reads the suppliers, and names the one of the last product, or else the shop's own stock. */
  async readSuppliers(): Promise<void> {
    const { data } = await this.api.ask(LargestSuppliersDocument, {});
    runInAction(() => {
      this.suppliers = data?.suppliers.nodes ?? [];
      if (this.form.supplier) return;
      const own = this.suppliers.find(({ type }) => type === 'MEET_WAREHOUSE');
      const supplier = readStored(SUPPLIER) ?? own?.name;
      if (supplier) this.put('supplier', supplier);
    });
  }

  edit<Field extends keyof NewProductForm>(field: Field, value: NewProductForm[Field]): void {
    this.put(field, value);
    this.keep();
  }

  /** What is typed is no brand until one is chosen or made. */
  typeBrand(text: string): void {
    const { brand } = this.form;
    this.edit('brand', brand?.label === text ? brand : null);
    this.edit('brandText', text);
  }

  choose(brand: NewProductForm['brand']): void {
    this.edit('brand', brand);
    this.edit('brandText', '');
  }

  /** Makes a brand, and gives it to the product. Returns whether there is one. */
  async createBrand(name: string): Promise<boolean> {
    const { saved, faults, refusal } = await saveEntry(this.api, 'BRAND', { name, parent: '' });
    if (saved) this.choose({ value: saved.slug, label: saved.name });
    else
      runInAction(() => {
        this.refusal = refusal;
        if (faults.name) this.faults = { ...this.faults, brand: { message: faults.name } };
      });
    return saved !== undefined;
  }

  editProperties(change: Partial<ProductProperties>): void {
    this.edit('properties', { ...this.form.properties, ...change });
  }

  /** Begins anew: nothing of the draft stays. */
  leave(): void {
    this.form = { ...blankForm, supplier: this.form.supplier };
    this.faults = {};
    this.refusal = undefined;
    this.hasFailedPictures = false;
    this.madeId = undefined;
    this.draftId = crypto.randomUUID();
    this.told.clear();
    this.pictures.leave();
    writeStored(this.keptAs, null);
  }

  /**
   * Makes the product with its pictures, and then its sizes, so that nobody can buy what is half there. What fails may be
   * sent again: the shop has it once. Returns the id of the product if all of it is saved.
   */
  async save(may: MayWrite): Promise<string | undefined> {
    if (this.state !== 'idle') return undefined;
    this.refusal = undefined;
    this.hasFailedPictures = false;
    this.faults = faultsOf(this.form, may);
    if (Object.keys(this.faults).length > 0) {
      this.attempts += 1;
      return undefined;
    }
    const { uploads } = this.pictures;
    this.state = 'pictures';
    await when(() => !uploads.isSending);
    if (uploads.files.length > 0) {
      runInAction(() => {
        this.hasFailedPictures = true;
        this.state = 'idle';
      });
      return undefined;
    }
    const fault = await this.write(may);
    runInAction(() => this.settle(fault));
    return fault ? undefined : this.forget();
  }

  private put<Field extends keyof NewProductForm>(field: Field, value: NewProductForm[Field]): void {
    this.form = { ...this.form, [field]: value };
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([name]) => name !== field));
  }

  private async write(may: MayWrite): Promise<Fault | undefined> {
    const { form, api } = this;
    const images = this.pictures.pictures.map(({ url, sourceUrl, alt }) => ({ url: url ?? sourceUrl, alt }));
    // An earlier attempt may have given it pictures that were removed since.
    const hasPictures = images.length > 0 || this.madeId !== undefined;
    runInAction(() => {
      this.state = 'saving';
      this.done = 0;
      this.steps = 1 + (hasPictures ? 1 : 0) + itemsOf(form, '', may).length;
    });
    const made = await this.step(api.ask(MakeProductDocument, { dto: productDto(form, this.draftId) }));
    if (made.fault) return made.fault;
    const { id } = made.data.saveProduct;
    runInAction(() => (this.madeId = id));
    if (hasPictures) {
      const { fault } = await this.step(api.ask(MakePicturesDocument, { dto: { id, images } }));
      if (fault) return fault;
    }
    for (const dto of itemsOf(form, id, may)) {
      const told = JSON.stringify(dto);
      if (this.told.get(String(dto.size)) === told) runInAction(() => (this.done += 1));
      else {
        const { fault } = await this.step(api.ask(SaveOfferDocument, { dto }));
        if (fault) return fault;
        this.told.set(String(dto.size), told);
      }
    }
    return undefined;
  }

  private async step<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
    const answer = await call;
    if (answer.data) runInAction(() => (this.done += 1));
    return answer;
  }

  private settle(fault: Fault | undefined): void {
    this.state = 'idle';
    if (!fault) return;
    this.faults = faultsIn(fault.details['fields']);
    if (Object.keys(this.faults).length > 0) this.attempts += 1;
    else this.refusal = fault;
  }

  private forget(): string | undefined {
    const id = this.madeId;
    writeStored(SUPPLIER, this.form.supplier.trim() || null);
    this.leave();
    return id;
  }

  private keep(): void {
    writeStored(this.keptAs, JSON.stringify({ draftId: this.draftId, form: this.form }));
  }
}

interface Kept {
  draftId: string;
  form: NewProductForm;
}

/** Reads the product that was not saved when the page was left. */
function storedDraft(key: string): Kept | undefined {
  try {
    const stored = JSON.parse(readStored(key) ?? 'null') as Partial<Kept> | null;
    if (!stored?.draftId || !stored.form) return undefined;
    return { draftId: stored.draftId, form: { ...blankForm, ...stored.form } };
  } catch {
    return undefined;
  }
}
