import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer, Fault } from '../../../graphql/api';
import type { Choice } from '../new-product-form';

/** What a merge is asked with: the id of what stays, the version that was looked at, and a reason, which may be empty. */
export interface GivenMerge {
  target: string;
  version: string;
  reason: string;
}

export interface MergeCalls<Told> {
  /** What a merge with the target would change. */
  preview: (target: string) => Promise<Answer<Told>>;
  merge: (given: GivenMerge) => Promise<Answer<Told>>;
  /** Whether the operator has still to say something before anything is sent. */
  lacksAnswer?: () => boolean;
}

/** Codes for a target that has changed since it was looked at. */
const STALE = ['CONFLICT', 'SIZES_CLASH'];

/** A merge that is being looked at: what stays, what changes, and the merge itself. */
export class MergeSteps<Told extends { version: string }> {
  target: Choice | null = null;
  preview: Told | undefined;
  reason = '';
  isCounting = false;
  isMerging = false;
  /** The target has changed since it was looked at; the preview is a new one. */
  isStale = false;
  isTried = false;
  fault: Fault | undefined;

  constructor(private readonly calls: MergeCalls<Told>) {
    makeAutoObservable<this, 'calls'>(this, { calls: false }, { autoBind: true });
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Chooses what stays, and reads what the merge would change. */
  async choose(target: Choice | null): Promise<void> {
    this.target = target;
    this.isStale = false;
    await this.count();
  }

  /** Returns what was merged; undefined if nothing was. */
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

/** The answer of a document with one call, as that of the call. */
export function only<Data, Value>(answer: Answer<Data>, value: (data: Data) => Value): Answer<Value> {
  return answer.fault ? { fault: answer.fault } : { data: value(answer.data) };
}
