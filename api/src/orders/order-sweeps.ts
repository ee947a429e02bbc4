import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Points } from '../loyalty/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import type { OrdersConfig } from './orders.config.js';
import { ExpireOrders } from './expire-orders.js';
import { ForgetBuyers } from './forget-buyers.js';

/** Runs the periodic work on orders and points. Several processes may run it at the same time. */
@Injectable()
export class OrderSweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(
    private readonly expireOrders: ExpireOrders,
    private readonly forgetBuyers: ForgetBuyers,
    private readonly points: Points,
    private readonly statements: Statements,
    @Inject(CONFIG) { ORDER_SWEEP_SECONDS }: OrdersConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    this.repeat = new Repeat('orders', ORDER_SWEEP_SECONDS, () => this.run(), log);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Stops before the database connection is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  async run(): Promise<void> {
    await this.expireOrders.run();
    await this.forgetBuyers.run();
    await this.statements.transaction((queries) => this.points.releaseDue(queries));
    await this.statements.transaction((queries) => this.points.expire(queries));
  }
}
