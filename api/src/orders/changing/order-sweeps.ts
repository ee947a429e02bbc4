import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Points } from '../../loyalty/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { RepeatedWork } from '../../platform/repeated-work.js';
import type { OrdersConfig } from '../orders.config.js';
import { ExpireOrders } from './expire-orders.js';
import { ForgetBuyers } from './forget-buyers.js';

/** Runs the periodic work on orders and points. Several processes may run it at the same time. */
@Injectable()
export class OrderSweeps extends RepeatedWork {
  constructor(
    private readonly expireOrders: ExpireOrders,
    private readonly forgetBuyers: ForgetBuyers,
    private readonly points: Points,
    private readonly statements: Statements,
    @Inject(CONFIG) { ORDER_SWEEP_SECONDS }: OrdersConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('orders', ORDER_SWEEP_SECONDS, log);
  }

  async run(): Promise<void> {
    await this.expireOrders.run();
    await this.forgetBuyers.run();
    await this.statements.transaction((queries) => this.points.releaseDue(queries));
    await this.statements.transaction((queries) => this.points.expire(queries));
  }
}
