import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ContentConfig } from '../../content/index.js';
import { Sessions } from '../../identity/index.js';
import { includedVat, ReadReceipts, type PaymentConfig } from '../../payment/index.js';
import { Public } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { OrderByUuidInput } from '../order.input.js';
import { OrderPapers } from './order-papers.model.js';
import { ReadOrders } from './read-orders.js';

@Resolver()
export class OrderPapersResolver {
  constructor(
    private readonly orders: ReadOrders,
    private readonly receipts: ReadReceipts,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: ContentConfig & Pick<PaymentConfig, 'PAYMENT_VAT_CODE'>,
  ) {}

  @Public()
  @Query(() => OrderPapers, {
    description:
      'Returns the seller, VAT and receipts of an order, for printing. Anyone who has the uuid of a guest’s order may read them. ORDER_NOT_FOUND, UNAUTHORIZED (not a guest’s order).',
  })
  async orderPapers(
    @Args('dto') { uuid }: OrderByUuidInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<OrderPapers> {
    const { totalPrice } = await this.orders.own(await this.sessions.liveUserId(viewer), uuid);
    const issued = await this.receipts.ofOrder(uuid);
    const { config } = this;
    return {
      seller: {
        name: config.SHOP_NAME,
        legalName: config.SHOP_LEGAL_NAME ?? null,
        inn: config.SHOP_INN ?? null,
        ogrn: config.SHOP_OGRN ?? null,
        address: config.SHOP_LEGAL_ADDRESS ?? null,
        phone: config.SHOP_PHONE ?? null,
        email: config.SHOP_EMAIL ?? null,
      },
      vat: includedVat(totalPrice, config.PAYMENT_VAT_CODE),
      receipts: issued.map(({ kind, issuedAt, items }) => ({
        kind,
        issuedAt,
        total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        lines: items.map(({ description, quantity, price }) => ({ description, quantity, price })),
      })),
    };
  }
}
