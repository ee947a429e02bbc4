import { makeAutoObservable } from 'mobx';
import type { DeskApi } from '../../graphql/api';
import {
  MergeTwoProductsDocument,
  PreviewProductMergeDocument,
  type ProductMergeToldFragment,
} from '../../graphql/generated/graphql';
import { MergeSteps, only } from './merging/merge-steps';

/**
 * A merge of products. It requires a reason, and a confirmation if both products have an item of the same size and
 * supplier.
 */
export class ProductMergeStore {
  readonly steps: MergeSteps<ProductMergeToldFragment>;
  private agreedTo: ProductMergeToldFragment | undefined;

  constructor(
    api: DeskApi,
    readonly source: string,
  ) {
    this.steps = new MergeSteps({
      preview: async (target) =>
        only(
          await api.ask(PreviewProductMergeDocument, { dto: { source, target } }),
          (data) => data.productMergePreview,
        ),
      merge: async (given) => {
        const dto = { source, ...given, offersOfTargetStay: this.isClashSeen };
        return only(await api.ask(MergeTwoProductsDocument, { dto }), (data) => data.mergeProducts);
      },
      lacksAnswer: () => this.asksOfClash || this.lacksReason,
    });
    makeAutoObservable(this, { source: false, steps: false }, { autoBind: true });
  }

  /**
   * Whether the operator has confirmed that the target's item stays if both products have an item of the same size and
   * supplier.
   */
  get isClashSeen(): boolean {
    return this.agreedTo !== undefined && this.agreedTo === this.steps.preview;
  }

  /** Whether the operator must still confirm that the items of the target stay. */
  get asksOfClash(): boolean {
    return Boolean(this.steps.preview?.clashes.length) && !this.isClashSeen;
  }

  get lacksReason(): boolean {
    return this.steps.reason.trim().length < 3;
  }

  agreeToClash(isSeen: boolean): void {
    this.agreedTo = isSeen ? this.steps.preview : undefined;
  }
}
