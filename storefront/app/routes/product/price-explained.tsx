import { Badge, countOf, formatPrice, Price } from '@meet/ui-kit';
import * as styles from './buy-box.styles';
import type { Offer } from './product-view';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

export interface PriceExplainedProps {
  offer: Offer;
  /** Sizes differ in price and none is chosen. */
  isLowest: boolean;
}

/** Every rouble of the price explained. */
export function PriceExplained({ offer, isLowest }: PriceExplainedProps) {
  const { price, oldPrice, loyaltyPrice, cashback, sale } = offer.priceDetails;
  const reduced = oldPrice !== null && oldPrice > price;
  const byCard = loyaltyPrice !== null && loyaltyPrice < price;
  return (
    <div css={styles.money}>
      <Price size="large" price={price} oldPrice={oldPrice} sale={sale} from={isLowest} />
      {(reduced || byCard || cashback > 0) && (
        <dl css={styles.explained}>
          {reduced && (
            <div>
              <dt>Скидка от старой цены</dt>
              <dd css={styles.red}>−{formatPrice(oldPrice - price)}</dd>
            </div>
          )}
          {byCard && (
            <div>
              <dt>Цена по карте Meet</dt>
              <dd>{formatPrice(loyaltyPrice)}</dd>
            </div>
          )}
          {cashback > 0 && (
            <div>
              <dt>Кешбэк, 1 бонус = 1 ₽</dt>
              <dd>
                <Badge tone="bonus">{countOf(cashback, bonuses)}</Badge>
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
