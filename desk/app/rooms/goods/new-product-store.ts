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

/** A product that is being created. Its draft is stored in this browser until the shop has saved everything. */
export class NewProductStore {
  form: NewProductForm;
  suppliers: KnownSupplier[] = [];
  faults: FieldFaults = {};
  /** Incremented with each refused attempt, so that the summary of errors takes the focus. */
  attempts = 0;
  /** A refusal that concerns no single field. */
  refusal: Fault | undefined;
  /** Whether some pictures were not sent. They must be sent again or removed before saving. */
  hasFailedPictures = false;
  state: 'idle' | 'pictures' | 'saving' = 'idle';
  /** Number of finished calls, and of all calls. */
  done = 0;
  steps = 0;
  readonly pictures: PictureList;
  /** Id of the product in the shop, set when an attempt has created the product. */
  madeId: string | undefined;
  /** Id of the draft in the shop, so that the shop does not create the product twice. */
  private draftId: string;
  /** Nothing more is copied from the similar product. */
  private isFilled: boolean;
  /** What was already sent to the shop for each size. */
  private readonly told = new Map<string, string>();

  constructor(
    private readonly api: DeskApi,
    /** Id of the similar product. */
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

  /** Key of the draft in this browser: a product similar to another one has a separate draft. */
  private get keptAs(): string {
    return this.like ? `new-product:${this.like}` : 'new-product';
  }

  get isBegun(): boolean {
    const typed = { ...this.form, supplier: '' };
    return JSON.stringify(typed) !== JSON.stringify(blankForm) || this.pictures.isChanged;
  }

  /** Whether the shop has this supplier, as far as the list of its hundred largest suppliers shows. */
  get isSupplierKnown(): boolean {
    const typed = this.form.supplier.trim().toLowerCase();
    return typed === '' || this.suppliers.some(({ name }) => name.toLowerCase() === typed);
  }

  /** Copies the fields of the similar product, once; a draft of an earlier visit is kept. */
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

  /** Loads the suppliers, and preselects the supplier of the last product, or else the shop's own stock. */
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

  /** Starts again with an empty draft. */
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
   * Creates the product with its pictures, and then its sizes, so that nobody can buy an incomplete product. After a
   * failure it can be called again: nothing is created twice. Returns the id of the product if everything was saved.
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
    // An earlier attempt may have saved pictures that the operator has removed since.
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

/** Reads the stored draft of a product that was not saved when the page was left. */
function storedDraft(key: string): Kept | undefined {
  try {
    const stored = JSON.parse(readStored(key) ?? 'null') as Partial<Kept> | null;
    if (!stored?.draftId || !stored.form) return undefined;
    return { draftId: stored.draftId, form: { ...blankForm, ...stored.form } };
  } catch {
    return undefined;
  }
}
