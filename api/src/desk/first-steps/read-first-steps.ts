import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryConfig } from '../../delivery/index.js';
import type { OrdersConfig } from '../../orders/index.js';
import type { PaymentConfig } from '../../payment/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ShopSettings } from '../../settings/index.js';
import { FIRST_STEPS, type FirstStep, type FirstStepKind } from './first-step.model.js';

type Variables = Pick<
  PaymentConfig & DeliveryConfig & OrdersConfig,
  'PAYMENT_PROVIDER' | 'CDEK_ACCOUNT' | 'ON_DELIVERY'
>;

/**
 * Reports how far a new shop is from its first order. No progress is stored: each step is read from the data that it is
 * about.
 */
@Injectable()
export class ReadFirstSteps {
  constructor(
    private readonly statements: Statements,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Variables,
  ) {}

  async read(): Promise<FirstStep[]> {
    const [[found], stored] = await Promise.all([this.statements.rows(FIRST_STEPS_DONE), this.settings.stored()]);
    const own = new Set(
      this.settings
        .inForce(stored)
        .filter(({ source }) => source !== 'DEFAULT')
        .map(({ name }) => name),
    );
    const { PAYMENT_PROVIDER, ON_DELIVERY, CDEK_ACCOUNT } = this.config;
    const done: Record<FirstStepKind, boolean> = {
      NAME: own.has('SHOP_NAME'),
      GOODS: found!.goods,
      DELIVERY: CDEK_ACCOUNT !== undefined || own.has('DELIVERY_ZONES') || found!.points,
      PAYMENT: PAYMENT_PROVIDER === 'yookassa' || ON_DELIVERY,
      ORDER: found!.order,
    };
    return FIRST_STEPS.map((kind) => ({ kind, isDone: done[kind] }));
  }
}

/**
 * Each part of the query stops at the first row. A product belongs to the demo if the demo is its only source: those with
 * another source or none are found by indexes, since a shop with the whole demo has no other.
 */
const FIRST_STEPS_DONE = statement('first-steps')`
SELECT EXISTS (
    SELECT FROM (
      SELECT s."productId" FROM "product_source" s WHERE s."source" < 'demo'
      UNION ALL SELECT s."productId" FROM "product_source" s WHERE s."source" > 'demo'
      UNION ALL SELECT n."id" FROM "product" n
        WHERE n."deletedAt" IS NULL AND NOT EXISTS (SELECT FROM "product_source" s WHERE s."productId" = n."id")) own
    JOIN "product" p ON p."id" = own."productId" JOIN "product_item" i ON i."productId" = p."id"
    WHERE i."active" AND p."active" AND p."deletedAt" IS NULL AND i."stock" > i."reserved") AS "goods",
  EXISTS (SELECT FROM "pickup_point" WHERE "provider" <> 'demo' AND "active") AS "points",
  EXISTS (SELECT FROM "shop_order") AS "order"`;
