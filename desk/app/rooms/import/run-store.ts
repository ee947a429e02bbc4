import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import type { Answer, DeskApi, Fault } from '../../graphql/api';
import {
  ApplyRunDocument,
  ConfirmColumnsDocument,
  DiscardRunDocument,
  RunDocument,
  RemoveSourceDocument,
  RunsOfDocument,
  SourceOfDocument,
  SourcesDocument,
  UndoRunDocument,
  type RunLineFragment,
  type SourceLineFragment,
  type UndoRunMutation,
  type WholeRunFragment,
} from '../../graphql/generated/graphql';
import type { Mapping } from './mapping';
import { likelySource, type OtherSource } from './plan';
import { knownSource, startPreview } from './start-import';

/** Maximum number of earlier runs in the list. */
const MOST_EARLIER = 8;

export type StayedRow = UndoRunMutation['undoFeedRun']['stayed'][number];

/** One run of a source: its progress, the planned or made changes, and the operator's decision. */
export class RunStore {
  run: WholeRunFragment | undefined;
  source: SourceLineFragment | undefined;
  runs: RunLineFragment[] = [];
  fault: Fault | undefined;
  /** Fault of the last decision. */
  refusal: Fault | undefined;
  busy: 'apply' | 'discard' | 'undo' | 'again' | 'confirm' | 'move' | undefined;
  /** Rows that could not be undone; undefined until the run is undone. */
  stayed: StayedRow[] | undefined;

  constructor(
    private readonly api: DeskApi,
    readonly id: string,
  ) {
    makeAutoObservable<this, 'api'>(this, { api: false, id: false }, { autoBind: true });
  }

  /** Whether the run continues by itself, so that its state must be loaded again soon. */
  get isRunning(): boolean {
    return this.run?.state === 'WAITING' || this.run?.state === 'RUNNING';
  }

  /**
   * The source whose new file this may be: a source that nothing was written from yet brings products that another
   * source has.
   */
  get likely(): OtherSource | null {
    const { run, runs } = this;
    if (!run?.counts || runs.some(({ state }) => state === 'APPLIED' || state === 'STOPPED')) return null;
    const { created, updated, unchanged } = run.counts;
    return likelySource(run.plan, created + updated + unchanged);
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(RunDocument, { id: this.id });
    runInAction(() => {
      this.fault = fault;
      if (data) this.run = data.feedRun;
    });
    if (data && !this.isRunning) await this.readAround(data.feedRun.sourceId);
  }

  async apply(): Promise<void> {
    await this.decide('apply', async () => {
      const { data, fault } = await this.api.ask(ApplyRunDocument, { id: this.id });
      return fault ? { fault } : { data: data.applyFeedRun };
    });
  }

  async discard(): Promise<void> {
    await this.decide('discard', async () => {
      const { data, fault } = await this.api.ask(DiscardRunDocument, { id: this.id });
      return fault ? { fault } : { data: data.discardFeedRun };
    });
  }

  async undo(): Promise<void> {
    await this.decide('undo', async () => {
      const { data, fault } = await this.api.ask(UndoRunDocument, { id: this.id });
      if (fault) return { fault };
      runInAction(() => (this.stayed = data.undoFeedRun.stayed));
      return { data: data.undoFeedRun.run };
    });
  }

  /** Saves the meaning of the columns, and requests a plan of the same file. Returns the id of the new run. */
  async confirm({ columns, productOf, headings }: Mapping): Promise<string | null> {
    const { run } = this;
    if (!run) return null;
    const dto = { sourceId: run.sourceId, columns, productOf, headings };
    return this.startAnother('confirm', async () => {
      const { fault } = await this.api.ask(ConfirmColumnsDocument, { dto });
      return fault ? { fault } : startPreview(this.api, { sourceId: run.sourceId, fileOf: run.id });
    });
  }

  /** Requests a new plan: of the current file at the URL, or of the same file. Returns the id of the new run. */
  async again(): Promise<string | null> {
    const { run, source } = this;
    if (!run) return null;
    const isOfAddress = run.cause !== 'UPLOAD' && Boolean(source?.url);
    return this.startAnother('again', () =>
      startPreview(this.api, { sourceId: run.sourceId, ...(!isOfAddress && { fileOf: run.id }) }),
    );
  }

  /**
   * Reads the same file as one of another source. The source that was made of the file's name goes, unless it has other
   * files or an address. Returns the id of the new run.
   */
  async moveTo(name: string): Promise<string | null> {
    const { run, runs, source } = this;
    if (!run) return null;
    const isOfFile = !source?.url && runs.every(({ fileName }) => fileName === run.fileName);
    return this.startAnother('move', async () => {
      const { data, fault } = await this.api.ask(SourcesDocument, {});
      if (fault) return { fault };
      const other = knownSource(data.feedSources, name);
      if (!other) return { fault: { code: 'NOT_FOUND', message: '', details: {} } };
      const started = await startPreview(this.api, { sourceId: other.id, fileOf: run.id });
      if (started.data && isOfFile) await this.api.ask(RemoveSourceDocument, { id: run.sourceId });
      return started;
    });
  }

  private async readAround(sourceId: string): Promise<void> {
    const [runs, source] = await Promise.all([
      this.api.ask(RunsOfDocument, { sourceId, limit: MOST_EARLIER }),
      this.api.ask(SourceOfDocument, { id: sourceId }),
    ]);
    runInAction(() => {
      if (runs.data) this.runs = runs.data.feedRuns.items;
      if (source.data) this.source = source.data.feedSource;
    });
  }

  private async decide(
    what: NonNullable<RunStore['busy']>,
    command: () => Promise<Answer<WholeRunFragment>>,
  ): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    this.refusal = undefined;
    const { data, fault } = await command();
    runInAction(() => {
      this.busy = undefined;
      this.refusal = fault;
      if (data) this.run = data;
    });
    // Another operator may have decided already.
    if (fault) await this.read();
    else if (!this.isRunning && this.run) await this.readAround(this.run.sourceId);
  }

  private async startAnother(
    what: NonNullable<RunStore['busy']>,
    command: () => Promise<Answer<string>>,
  ): Promise<string | null> {
    if (this.busy) return null;
    this.busy = what;
    this.refusal = undefined;
    const { data, fault } = await command();
    runInAction(() => {
      this.busy = undefined;
      this.refusal = fault;
    });
    return data ?? null;
  }
}

export const [RunContext, useRun] = createStoreContext<RunStore>('The run');
