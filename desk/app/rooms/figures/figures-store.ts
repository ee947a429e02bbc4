import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import { FiguresDocument, type FiguresQuery } from '../../graphql/generated/graphql';
import { periodBefore, type FiguresFilters } from './figures-filters';

export type Report = FiguresQuery['salesReport'];
export type ReportLine = Report['lines'][number];

/** Lines of goods, codes and cities that are shown. */
const MOST_LINES = 100;

/** What was sold within a period. What was read last stays until something newer comes. */
export class FiguresStore {
  report: Report | undefined;
  /** Goods sold on each day of the period before, in kopecks; undefined unless the lines are days. */
  earlier: readonly number[] | undefined;
  /** The filters of the report that is shown. */
  shown: FiguresFilters | undefined;
  fault: Fault | undefined;
  isLoading = false;
  private asked: FiguresFilters | undefined;
  /** Grows with each reading: what an older one brings is too late. */
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

/** Returns units that came back by reason, the most frequent first, with the sizes of each. */
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

/** Returns by how many percent a figure has changed, rounded; null if there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
