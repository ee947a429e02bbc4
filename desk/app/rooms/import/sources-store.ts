import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  RunsOfDocument,
  SaveSourceDocument,
  SourcesDocument,
  StartRunDocument,
  type RunLineFragment,
  type SourceLineFragment,
} from '../../graphql/generated/graphql';

/** A source and the result of its last run; null if the source was never read. */
export interface SourceRow extends SourceLineFragment {
  last: RunLineFragment | null;
}

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
        const runs = await this.api.ask(RunsOfDocument, { sourceId: source.id, limit: 1 });
        const known = this.rows.find(({ id }) => id === source.id);
        // If the runs cannot be loaded, the last known run stays.
        return { ...source, last: runs.data ? (runs.data.feedRuns.items[0] ?? null) : (known?.last ?? null) };
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

  private begin(sourceId: string): void {
    this.busy = sourceId;
    this.refusal = undefined;
  }
}
