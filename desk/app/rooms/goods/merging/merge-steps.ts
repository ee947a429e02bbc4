import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer, Fault } from '../../../graphql/api';
import type { Choice } from '../new-product-form';

/**
 * The input of a merge: the id of the target, the version that the operator has seen, and a reason, which may be empty.
 */
export interface GivenMerge {
  target: string;
  version: string;
  reason: string;
}

export interface MergeCalls<Told> {
  /** Loads what a merge with the target would change. */
  preview: (target: string) => Promise<Answer<Told>>;
  merge: (given: GivenMerge) => Promise<Answer<Told>>;
  /** Whether the operator must still fill in something before the merge can be sent. */
  lacksAnswer?: () => boolean;
}

/** Error codes for a target that has changed since the preview. */
const STALE = ['CONFLICT', 'SIZES_CLASH'];

/** The state of a merge dialog: the target, the preview of the changes, and the merge itself. */
export class MergeSteps<Told extends { version: string }> {
  target: Choice | null = null;
  preview: Told | undefined;
  reason = '';
  isCounting = false;
  isMerging = false;
  /** Whether the target has changed since the preview, so that a new preview was loaded. */
  isStale = false;
  isTried = false;
  fault: Fault | undefined;

  constructor(private readonly calls: MergeCalls<Told>) {
    makeAutoObservable<this, 'calls'>(this, { calls: false }, { autoBind: true });
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Chooses the target, and loads what the merge would change. */
  async choose(target: Choice | null): Promise<void> {
    this.target = target;
    this.isStale = false;
    await this.count();
  }

  /** Returns the result of the merge; undefined if nothing was merged. */
  async merge(): Promise<Told | undefined> {
    this.isTried = true;
    const { target, preview } = this;
    if (!target || !preview || this.isMerging || this.calls.lacksAnswer?.()) return undefined;
    this.isMerging = true;
    const reason = this.reason.trim();
    const { data, fault } = await this.calls.merge({ target: target.value, version: preview.version, reason });
    runInAction(() => {
      this.isMerging = false;
      this.isStale = fault !== undefined && STALE.includes(fault.code);
      this.fault = this.isStale ? undefined : fault;
    });
    if (this.isStale) await this.count();
    return data;
  }

  private async count(): Promise<void> {
    const { target } = this;
    this.preview = undefined;
    this.fault = undefined;
    this.isCounting = target !== null;
    if (!target) return;
    const { data, fault } = await this.calls.preview(target.value);
    runInAction(() => {
      if (this.target !== target) return;
      this.isCounting = false;
      this.preview = data;
      this.fault = fault;
    });
  }
}

/** Returns the response of a document with one call as the response of the call. */
export function only<Data, Value>(answer: Answer<Data>, value: (data: Data) => Value): Answer<Value> {
  return answer.fault ? { fault: answer.fault } : { data: value(answer.data) };
}
