import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import { FiguresDocument, type FiguresQuery } from '../../graphql/generated/graphql';
import { periodBefore, type FiguresFilters } from './figures-filters';

export type Report = FiguresQuery['salesReport'];
export type ReportLine = Report['lines'][number];

/** Maximum number of lines of goods, codes and cities. */
const MOST_LINES = 100;

/** Loads the sales of a period. The last loaded report stays until a newer one is loaded. */
export class FiguresStore {
  report: Report | undefined;
  /** Goods sold on each day of the period before, in kopecks; undefined unless the lines are days. */
  earlier: readonly number[] | undefined;
  /** The filters of the shown report. */
  shown: FiguresFilters | undefined;
  fault: Fault | undefined;
  isLoading = false;
  private asked: FiguresFilters | undefined;
  /** Incremented with each request; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async show(filters: FiguresFilters): Promise<void> {
    this.asked = filters;
    await this.read();
  }

  async read(): Promise<void> {
    const filters = this.asked;
    if (!filters) return;
    const turn = ++this.turn;
    this.isLoading = true;
    const { data, fault } = await this.api.ask(FiguresDocument, {
      dto: { ...filters, limit: MOST_LINES },
      before: { ...periodBefore(filters), by: 'DAY' },
      byDay: filters.by === 'DAY',
    });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      this.report = data.salesReport;
      this.earlier = data.earlier?.lines.map(({ goods }) => goods);
      this.shown = filters;
    });
  }
}

/** Returns the returned units by reason, the most frequent reason first, with the sizes of each. */
export function returnsByReason(
  returns: Report['returns'],
): { reason: Report['returns'][number]['reason']; units: number; sizes: { size: string; units: number }[] }[] {
  const byReason = new Map<Report['returns'][number]['reason'], { size: string; units: number }[]>();
  for (const { reason, size, units } of returns)
    byReason.set(reason, [...(byReason.get(reason) ?? []), { size, units }]);
  return [...byReason]
    .map(([reason, sizes]) => ({ reason, sizes, units: sizes.reduce((sum, { units }) => sum + units, 0) }))
    .sort((one, other) => other.units - one.units);
}

/** Returns the change of a figure in percent, rounded; null if the earlier figure was 0. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
