import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  RemoveSourceDocument,
  RunsOfDocument,
  SaveSourceDocument,
  SourcesDocument,
  StartRunDocument,
  type RunLineFragment,
  type SourceLineFragment,
} from '../../graphql/generated/graphql';

/** A source with its runs; null if the source was never read. */
export interface SourceRow extends SourceLineFragment {
  last: RunLineFragment | null;
  /** The run whose goods and prices are in force. */
  inForce: RunLineFragment | null;
}

/** Runs among which the one in force is looked for. */
const MOST_RUNS = 20;

/** The sources of goods with their last runs. */
export class SourcesStore {
  rows: SourceRow[] = [];
  fault: Fault | undefined;
  /** Fault of the last command, with the source of the command. */
  refusal: { sourceId: string; fault: Fault } | undefined;
  isLoading = false;
  readAt = 0;
  /** Id of the source that is being started or changed. */
  busy: string | undefined;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    this.isLoading = true;
    const { data, fault } = await this.api.ask(SourcesDocument, {});
    const rows = await Promise.all(
      (data?.feedSources ?? []).map(async (source) => {
        const runs = await this.api.ask(RunsOfDocument, { sourceId: source.id, limit: MOST_RUNS });
        const known = this.rows.find(({ id }) => id === source.id);
        // If the runs cannot be loaded, the last known run stays.
        if (!runs.data) return { ...source, last: known?.last ?? null, inForce: known?.inForce ?? null };
        const { items } = runs.data.feedRuns;
        return {
          ...source,
          last: items[0] ?? null,
          inForce: items.find(({ state, undone }) => state === 'APPLIED' && !undone) ?? null,
        };
      }),
    );
    runInAction(() => {
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      this.rows = rows;
      this.readAt = Date.now();
    });
  }

  /** Switches the schedule of a source on or off. */
  async setOn({ id, name, format }: SourceLineFragment, isOn: boolean): Promise<void> {
    this.begin(id);
    const { data, fault } = await this.api.ask(SaveSourceDocument, { dto: { id, name, format, paused: !isOn } });
    runInAction(() => {
      this.busy = undefined;
      if (fault) this.refusal = { sourceId: id, fault };
      if (data) this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...data.saveFeedSource } : row));
    });
  }

  /** Starts a run of the source's URL, or only a preview of its plan. Returns the id of the run. */
  async start({ id }: SourceLineFragment, preview: boolean): Promise<string | null> {
    this.begin(id);
    const { data, fault } = await this.api.ask(StartRunDocument, { dto: { sourceId: id, preview } });
    runInAction(() => {
      this.busy = undefined;
      if (fault) this.refusal = { sourceId: id, fault };
    });
    if (data) return data.startFeedRun.id;
    // If a run is in progress already, that run is shown.
    const running = fault.code === 'RUN_UNFINISHED' && fault.details['id'];
    return typeof running === 'string' ? running : null;
  }

  /** Removes a source with its runs; its goods stay. Returns why that was refused. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveSourceDocument, { id });
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    runInAction(() => (this.rows = this.rows.filter((row) => row.id !== id)));
    return undefined;
  }

  private begin(sourceId: string): void {
    this.busy = sourceId;
    this.refusal = undefined;
  }
}
