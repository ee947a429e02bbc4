import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  MergeTwoBrandsDocument,
  MergeTwoCategoriesDocument,
  MergeTwoColoursDocument,
  PreviewMergeDocument,
  type MergedKind,
  type MergeToldFragment,
} from '../../../graphql/generated/graphql';
import type { Choice } from '../new-product-form';
import type { Entry } from './dictionaries-store';

const CALLS = { BRAND: MergeTwoBrandsDocument, CATEGORY: MergeTwoCategoriesDocument, COLOUR: MergeTwoColoursDocument };

/** A merge that is being looked at: its target, what it changes, and the merge itself. */
export class MergeStore {
  target: Choice | null = null;
  preview: MergeToldFragment | undefined;
  reason = '';
  isCounting = false;
  isMerging = false;
  /** The target has changed since it was looked at; the preview is a new one. */
  isStale = false;
  isTried = false;
  fault: Fault | undefined;

  constructor(
    private readonly api: DeskApi,
    readonly kind: MergedKind,
    readonly source: Entry,
  ) {
    makeAutoObservable<this, 'api'>(this, { api: false, kind: false, source: false }, { autoBind: true });
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Chooses the target by its id, and reads what the merge would change. */
  async choose(target: Choice | null): Promise<void> {
    this.target = target;
    this.isStale = false;
    await this.count();
  }

  /** Returns what was merged; undefined if nothing was. */
  async merge(): Promise<MergeToldFragment | undefined> {
    this.isTried = true;
    const { target, preview } = this;
    if (!target || !preview || this.isMerging) return undefined;
    this.isMerging = true;
    const reason = this.reason.trim();
    const { data, fault } = await this.api.ask(CALLS[this.kind], {
      dto: { source: this.source.id, target: target.value, version: preview.version, ...(reason && { reason }) },
    });
    runInAction(() => {
      this.isMerging = false;
      this.isStale = fault?.code === 'CONFLICT';
      this.fault = this.isStale ? undefined : fault;
    });
    if (this.isStale) await this.count();
    return data?.merged;
  }

  private async count(): Promise<void> {
    const { target } = this;
    this.preview = undefined;
    this.fault = undefined;
    this.isCounting = target !== null;
    if (!target) return;
    const dto = { kind: this.kind, source: this.source.id, target: target.value };
    const { data, fault } = await this.api.ask(PreviewMergeDocument, { dto });
    runInAction(() => {
      if (this.target !== target) return;
      this.isCounting = false;
      this.preview = data?.mergePreview;
      this.fault = fault;
    });
  }
}
