import { Inject, Injectable } from '@nestjs/common';
import { PrintLabels } from '../../delivery/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { ApiError } from '../../shared/api-error.js';
import { ExpiringLinks } from '../../shared/expiring-links.js';
import { FindOrders } from './find-orders.js';
import type { OperatorOrderItem, ParcelLabel } from './operator-order.model.js';

/** A label has the buyer's name and telephone, so its link is for this moment only. */
const OPEN_SECONDS = 600;

/** The carrier's labels for the parcels of orders, by signed links: a browser that opens a file sends no access token. */
@Injectable()
export class OrderLabels {
  private readonly links: ExpiringLinks;

  constructor(
    private readonly orders: FindOrders,
    private readonly labels: PrintLabels,
    @Inject(CONFIG) { SECRET_KEY }: { SECRET_KEY: string },
  ) {
    this.links = new ExpiringLinks(SECRET_KEY, 'label-link', OPEN_SECONDS);
  }

  /** Returns the number by which a label of the unit's parcel can be had; null if there is none. */
  numberOf(unit: Pick<OperatorOrderItem, 'cdekWaybillId' | 'trackCode'>): string | null {
    return this.labels.isOn ? cdekNumberOf(unit) : null;
  }

  /** Has a label made. Throws ORDER_NOT_FOUND and what `PrintLabels` throws. */
  async make(orderUuid: string, number: string): Promise<ParcelLabel> {
    const { orderProductItems } = await this.orders.byUuid(orderUuid);
    if (!orderProductItems.some((unit) => cdekNumberOf(unit) === number)) throw new ApiError('LABEL_NOT_FOUND');
    const { token, expiresAt } = this.links.make(await this.labels.make(number));
    return { url: `/admin/labels/${token}`, expiresAt };
  }

  /** Returns the PDF of a link; null if the link is forged or expired. */
  async file(token: string): Promise<Buffer | null> {
    const id = this.links.read(token);
    return id === null ? null : this.labels.file(id);
  }
}

/** CDEK's numbers are shorter than those of the post (14 digits), and are the buyer's track number too. */
function cdekNumberOf({ cdekWaybillId, trackCode }: Pick<OperatorOrderItem, 'cdekWaybillId' | 'trackCode'>) {
  return [cdekWaybillId, trackCode].find((number) => number && /^\d{8,12}$/.test(number)) ?? null;
}
