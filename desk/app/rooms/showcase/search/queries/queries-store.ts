import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../../graphql/api';
import { SearchQueriesDocument } from '../../../../graphql/generated/graphql';
import type { SearchReport } from './query-lines';

/** What shoppers searched for lately, as it was read last. */
export class QueriesStore {
  report: SearchReport | undefined;
  fault: Fault | undefined;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(SearchQueriesDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (data) this.report = data.searchReport;
    });
  }
}
