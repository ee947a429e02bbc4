import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  MergeTwoProductsDocument,
  PreviewProductMergeDocument,
  type ProductMergeToldFragment,
} from '../../graphql/generated/graphql';
import type { Choice } from './new-product-form';

/** A merge of products that is being looked at: the one that stays, what changes, and the merge itself. */
export class ProductMergeStore {
  target: Choice | null = null;
  preview: ProductMergeToldFragment | undefined;
  reason = '';
  /** The operator agrees that of two items of one size and supplier that of the target stays. */
  isClashSeen = false;
  isCounting = false;
  isMerging = false;
  /** The target has changed since it was looked at; the preview is a new one. */
  isStale = false;
  isTried = false;
  fault: Fault | undefined;

  constructor(
    private readonly api: DeskApi,
    readonly source: string,
  ) {
    makeAutoObservable<this, 'api'>(this, { api: false, source: false }, { autoBind: true });
  }

  /** Whether the operator has still to say that the items of the target stay. */
  get asksOfClash(): boolean {
    return Boolean(this.preview?.clashes.length) && !this.isClashSeen;
  }

  get lacksReason(): boolean {
    return this.reason.trim().length < 3;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  agreeToClash(isSeen: boolean): void {
    this.isClashSeen = isSeen;
  }

  /** Chooses the product that stays, and reads what the merge would change. */
  async choose(target: Choice | null): Promise<void> {
    this.target = target;
    this.isStale = false;
    await this.count();
  }

  /** Returns what was merged; undefined if nothing was. */
  async merge(): Promise<ProductMergeToldFragment | undefined> {
    this.isTried = true;
    const { target, preview } = this;
    if (!target || !preview || this.isMerging || this.asksOfClash || this.lacksReason) return undefined;
    this.isMerging = true;
    const { data, fault } = await this.api.ask(MergeTwoProductsDocument, {
      dto: {
        source: this.source,
        target: target.value,
        version: preview.version,
        reason: this.reason.trim(),
        offersOfTargetStay: this.isClashSeen,
      },
    });
    runInAction(() => {
      this.isMerging = false;
      // Items that have come meanwhile clash, too.
      this.isStale = fault?.code === 'CONFLICT' || fault?.code === 'SIZES_CLASH';
      this.fault = this.isStale ? undefined : fault;
    });
    if (this.isStale) await this.count();
    return data?.mergeProducts;
  }

  private async count(): Promise<void> {
    const { target } = this;
    this.preview = undefined;
    this.isClashSeen = false;
    this.fault = undefined;
    this.isCounting = target !== null;
    if (!target) return;
    const dto = { source: this.source, target: target.value };
    const { data, fault } = await this.api.ask(PreviewProductMergeDocument, { dto });
    runInAction(() => {
      if (this.target !== target) return;
      this.isCounting = false;
      this.preview = data?.productMergePreview;
      this.fault = fault;
    });
  }
}
