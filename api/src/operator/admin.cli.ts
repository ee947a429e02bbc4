import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { adminProgram } from './admin-program.js';

// A command does its one thing: what the running shop does again and again is left to it.
Object.assign(process.env, {
  LOG_LEVEL: 'silent',
  ORDER_SWEEP_SECONDS: '0',
  PAYMENT_SWEEP_SECONDS: '0',
  OUTBOX_POLL_SECONDS: '0',
  SEARCH_LOG_SECONDS: '0',
});
const { AppModule } = await import('../app.module.js');
const { EditPromocodes } = await import('./edit-promocodes.js');
const { FindOrders } = await import('./find-orders.js');
const { FindProducts } = await import('./find-products.js');
const { ManageShoppers } = await import('./manage-shoppers.js');
const { MoveOrders } = await import('./move-orders.js');
const { ReadActions } = await import('./read-actions.js');
const { ReadSearchReport } = await import('./read-search-report.js');
const { SetOffers } = await import('./set-offers.js');

const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
try {
  const desk = {
    orders: app.get(FindOrders),
    moves: app.get(MoveOrders),
    products: app.get(FindProducts),
    offers: app.get(SetOffers),
    codes: app.get(EditPromocodes),
    people: app.get(ManageShoppers),
    actions: app.get(ReadActions),
    searches: app.get(ReadSearchReport),
  };
  const program = adminProgram(desk, (rows) => {
    if (program.opts<{ json?: boolean }>().json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    else if (rows.length === 1) process.stdout.write(`${lines(rows[0]!)}\n`);
    // eslint-disable-next-line no-console -- Node's own table
    else console.table(rows);
  });
  program.configureHelp({ showGlobalOptions: true });
  await program.parseAsync(process.argv);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}

function lines(row: object): string {
  const shown = Object.entries(row).filter(([, value]) => value !== null);
  return shown
    .map(([key, value]) => `${key.padEnd(20)}${value instanceof Date ? value.toISOString() : String(value)}`)
    .join('\n');
}
