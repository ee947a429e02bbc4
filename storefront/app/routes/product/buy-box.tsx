import {
  Badge,
  ButtonLink,
  ColourDot,
  countOf,
  formatPrice,
  Heading,
  Icon,
  Link,
  Price,
  SizePicker,
  Stack,
  Text,
} from '@meet/ui-kit';
import { useState } from 'react';
import type { ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import { ModelColours } from './model-colours';
import * as styles from './product.styles';
import {
  brandNames,
  deliveryWords,
  offersBySize,
  shownOffer,
  sizeOptions,
  type Offer,
  type Product,
} from './product-view';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

export interface BuyBoxProps {
  product: Product;
  /** The other colourways of its model. */
  sameModel: readonly ProductCardFieldsFragment[];
}

export function BuyBox({ product, sameModel }: BuyBoxProps) {
  const offers = offersBySize(product);
  const [chosen, setChosen] = useState<string>();
  const best = shownOffer(offers);
  const offer = offers.find(({ id }) => id === chosen) ?? best;
  const brand = product.brands[0];
  return (
    <Stack gap={6} css={styles.buy}>
      <div>
        {brand && (
          <Link variant="quiet" css={styles.brand} href={`/brands/${encodeURIComponent(brand.slug)}`}>
            {brandNames(product)}
          </Link>
        )}
        <Heading level={1} size="medium">
          {product.name}
        </Heading>
      </div>
      {offer ? <Money offer={offer} /> : <SoldOut />}
      {sameModel.length > 0 && <ModelColours product={product} others={sameModel} />}
      {sameModel.length === 0 && product.colorPalletes.length > 0 && (
        <div css={styles.colours}>
          {product.colorPalletes.map(({ slug, hex }) => (
            <ColourDot key={slug} hex={hex} size={20} />
          ))}
          <span>{product.colorPalletes.map(({ name }) => name).join(', ')}</span>
        </div>
      )}
      {offers.length > 0 && (
        <SizePicker label="Размер" name="size" sizes={sizeOptions(offers)} value={chosen ?? ''} onChange={setChosen} />
      )}
      {offer && (
        <Text size="small" css={styles.delivery} aria-live="polite" as="div">
          <Icon name={offer.deliverySpeed === 'FAST' ? 'truck' : 'clock'} size={20} />
          {chosen ? `Размер ${offer.size.name}. ` : ''}
          {deliveryWords[offer.deliverySpeed].long}
        </Text>
      )}
    </Stack>
  );
}

function SoldOut() {
  return (
    <Stack gap={3} align="start">
      <Text size="lead">Нет в наличии</Text>
      <Text tone="muted">Все размеры проданы. В каталоге есть похожие вещи.</Text>
      <ButtonLink variant="secondary" href="/catalog">
        Открыть каталог
      </ButtonLink>
    </Stack>
  );
}

/** Every rouble of the price explained. */
function Money({ offer }: { offer: Offer }) {
  const { price, oldPrice, loyaltyPrice, cashback, sale } = offer.priceDetails;
  const reduced = oldPrice !== null && oldPrice > price;
  const byCard = loyaltyPrice !== null && loyaltyPrice < price;
  return (
    <div css={styles.money}>
      <Price size="large" price={price} oldPrice={oldPrice} sale={sale} />
      {(reduced || byCard || cashback > 0) && (
        <dl css={styles.explained}>
          {reduced && (
            <>
              <dt>Старая цена</dt>
              <dd css={styles.old}>{formatPrice(oldPrice)}</dd>
              <dt>Скидка {sale} %</dt>
              <dd css={styles.red}>−{formatPrice(oldPrice - price)}</dd>
            </>
          )}
          {byCard && (
            <>
              <dt>Цена по карте Meet</dt>
              <dd>{formatPrice(loyaltyPrice)}</dd>
            </>
          )}
          {cashback > 0 && (
            <>
              <dt>Кешбэк, 1 бонус = 1 ₽</dt>
              <dd>
                <Badge tone="bonus">{countOf(cashback, bonuses)}</Badge>
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
