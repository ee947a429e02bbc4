import { rm } from 'node:fs/promises';
import { InvalidArgumentError, type Command } from 'commander';
import type { ExportFormat, OrderStatus } from '../../generated/prisma/enums.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { between, dated, status } from '../../operator/commands/typed-words.js';
import type { ExportTable } from '../export-table.js';

type ExportCall = 'exportOrders' | 'exportOrderUnits' | 'exportGoods' | 'exportShoppers';

interface Target {
  file: { path: string; format: ExportFormat };
}

type OrderTarget = Target & { status?: OrderStatus; from?: string; to?: string; units?: boolean };

/** Adds `npm run admin -- export`. */
export function addExportCommands(program: Command, { desk, show, by }: CommandContext<ExportCall>): void {
  const exports = program.command('export').description('lists as files, CSV or XLSX');

  /** The audit log names the operator who exports before the first row is read. */
  const write = async (action: ExportCall, table: ExportTable, filter: object, { file: { path, format } }: Target) => {
    await desk.audit.change({ by: await by(action), action, entity: 'EXPORT', id: null }, () => Promise.resolve());
    const { writeExport } = await import('../write-export.js');
    try {
      show([{ file: path, rows: await writeExport(table, filter, { format, path }) }]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST')
        throw new Error(`${path} is there already: name another file`, { cause: error });
      await rm(path, { force: true });
      throw error;
    }
  };

  dated(inFile(exports.command('orders [search]')))
    .description('orders, the newest first')
    .option('--status <status>', 'in that status', status)
    .option('--units', 'one row for each unit')
    .action(async (search: string | undefined, how: OrderTarget) => {
      const { ExportOrders, ExportOrderUnits, orderConditions } = await import('../../orders/admin/index.js');
      const filter = orderConditions({ search, statuses: how.status && [how.status], ...between(how) });
      if (how.units) await write('exportOrderUnits', new ExportOrderUnits(desk.statements), filter, how);
      else await write('exportOrders', new ExportOrders(desk.statements), filter, how);
    });

  inFile(exports.command('goods [search]'))
    .description('offers with their prices and stock')
    .action(async (search: string | undefined, how: Target) => {
      const { ExportGoods, productConditions } = await import('../../catalog/admin/index.js');
      await write('exportGoods', new ExportGoods(desk.statements), productConditions({ search }), how);
    });

  inFile(exports.command('shoppers [search]'))
    .description('accounts')
    .action(async (search: string | undefined, how: Target) => {
      const { ExportShoppers, shopperConditions } = await import('../../identity/admin/index.js');
      await write('exportShoppers', new ExportShoppers(desk.statements), shopperConditions({ search }), how);
    });
}

const inFile = (command: Command): Command =>
  command.requiredOption('--file <path>', 'new file, such as orders.csv or orders.xlsx', fileOf);

function fileOf(path: string): Target['file'] {
  const format = (['CSV', 'XLSX'] as const).find((one) => path.toLowerCase().endsWith(`.${one.toLowerCase()}`));
  if (!format) throw new InvalidArgumentError(`«${path}» ends in neither .csv nor .xlsx`);
  return { path, format };
}
