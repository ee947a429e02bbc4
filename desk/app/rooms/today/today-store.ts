import type { Locale } from '@meet/ui-kit';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../browser/language';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  TodayDocument,
  TodaySourceRunDocument,
  TodaySourcesDocument,
  type Permission,
  type TodayQuery,
} from '../../graphql/generated/graphql';
import { runCodeTexts } from '../../graphql/run-code-words';
import { sentencesOf, yesterday, type Sentence } from './sentences';
import { todayTexts } from './today-words';

/** Maximum number of sources whose runs are checked. */
const MOST_SOURCES = 20;

/** What waits today. The last loaded data stay until newer data are loaded. */
export class TodayStore {
  today: TodayQuery | undefined;
  /** Sources whose last run has failed, with the reason. */
  failed: { id: string; name: string; code: string | null; message: string | null }[] = [];
  fault: Fault | undefined;
  readAt = 0;

  constructor(
    private readonly api: DeskApi,
    private readonly permissions: readonly Permission[],
  ) {
    makeAutoObservable<this, 'api' | 'permissions'>(this, { api: false, permissions: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const may = (permission: Permission) => this.permissions.includes(permission);
    const [{ data, fault }] = await Promise.all([
      this.api.ask(TodayDocument, {
        orders: may('READ_ORDERS'),
        returns: may('RETURNS'),
        reviews: may('REVIEWS'),
        requests: may('REQUESTS'),
        goods: may('READ_CATALOGUE'),
        settings: may('SETTINGS'),
        lapsedSince: yesterday(Date.now()),
      }),
      may('FEEDS') ? this.readSources() : undefined,
    ]);
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      this.today = data;
      this.readAt = Date.now();
    });
  }

  sentences(language: Language, locale: Locale): Sentence[] {
    if (!this.today) return [];
    const failed = this.failed.map(({ id, name, code, message }) => ({
      ...{
        key: `source ${name}`,
        text: todayTexts[language].source(name),
        age: runCodeTexts[language][code ?? ''] ?? message,
      },
      ...{ href: `/import/${id}`, isLate: true },
    }));
    return [...failed, ...sentencesOf(this.today, this.readAt, language, locale)];
  }

  private async readSources(): Promise<void> {
    const { data } = await this.api.ask(TodaySourcesDocument, {});
    const sources = (data?.feedSources ?? []).filter(({ paused }) => !paused).slice(0, MOST_SOURCES);
    const runs = await Promise.all(
      sources.map(async ({ id, name }) => {
        const answer = await this.api.ask(TodaySourceRunDocument, { sourceId: id });
        return { name, run: answer.data?.feedRuns.items[0] };
      }),
    );
    runInAction(() => {
      this.failed = runs.flatMap(({ name, run }) =>
        run?.state === 'REFUSED' || run?.state === 'STOPPED'
          ? [{ id: run.id, name, code: run.code ?? null, message: run.message ?? null }]
          : [],
      );
    });
  }
}
