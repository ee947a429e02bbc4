import type { Command } from 'commander';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { dated, roubles, whole } from '../../operator/commands/typed-words.js';
import type { SalesFigures } from '../sales-report.model.js';
import type { SalesReportResolver } from '../sales-report.resolver.js';

interface Options {
  by?: string;
  limit?: number;
  recount: boolean;
  from?: string;
  to?: string;
}

/** Adds `npm run admin -- sales`. */
export function addSalesCommand(program: Command, { desk, show, by }: CommandContext<keyof SalesReportResolver>): void {
  dated(program.command('sales'))
    .description('what was sold, paid and given back; 30 days unless they are named')
    .option('--by <what>', 'DAY (by default), WEEK, MONTH, PRODUCT, BRAND, CATEGORY, PROMOCODE or CITY')
    .option('--limit <n>', 'lines at most', whole)
    .option('--recount', 'first make all sums anew from the orders; payments wait meanwhile', false)
    .action(async ({ recount, ...asked }: Options) => {
      await by('salesReport');
      const [{ checked }, { SalesReportInput }, { ReadSalesReport }, { recountSales }] = await Promise.all([
        import('../../operator/commands/checked.js'),
        import('../sales-report.model.js'),
        import('../read-sales-report.js'),
        import('../recount-sales.js'),
      ]);
      const dto = await checked(SalesReportInput, Object.assign(new SalesReportInput(), asked));
      if (recount) await recountSales(desk.statements);
      const { from, to, total, before, lines, returns } = await new ReadSalesReport(desk.statements).read(dto);
      const named = lines.map(({ key, name, slug: _, ...figures }) => ({ key, name, ...inRoubles(figures) }));
      show([{ from, to, ...inRoubles(total), before: [inRoubles(before)], lines: named, returns }]);
    });
}

const inRoubles = ({ orders, revenue, refunded, average, units, goods, returned, goodsReturned }: SalesFigures) => ({
  orders,
  revenue: roubles(revenue),
  refunded: roubles(refunded),
  average: roubles(average),
  units,
  goods: roubles(goods),
  returned,
  goodsReturned: roubles(goodsReturned),
});
