import { formatDate, formatPrice, type Fact, type OrderReceiptProps } from '@meet/ui-kit';
import type { OrderedGoodsFragment, OrderPapersQuery } from '../graphql/generated/graphql';
import { brandName } from '../offers/brand-name';
import { sizeInWords } from '../offers/size-name';

export type Papers = OrderPapersQuery['orderPapers'];
type Line = NonNullable<OrderReceiptProps['lines']>[number];

type Unit = Pick<OrderedGoodsFragment, 'price' | 'discountValue' | 'bonuses' | 'soldPrice'> & {
  productItem: Pick<OrderedGoodsFragment['productItem'], 'name' | 'brands' | 'size'>;
};

/** A unit of an order with the discounts on its price. */
export function paperLine({ price, discountValue, bonuses, soldPrice, productItem }: Unit): Line {
  const { name, brands, size } = productItem;
  const reduced = discountValue > 0 || bonuses > 0;
  const note = [
    `${sizeInWords(size.name)}, 1 шт.`,
    reduced && `цена ${formatPrice(price)}`,
    discountValue > 0 && `промокод −${formatPrice(discountValue)}`,
    bonuses > 0 && `бонусы −${formatPrice(bonuses * 100)}`,
  ];
  return { name: `${brandName(brands)} ${name}`.trim(), note: note.filter(Boolean).join(', '), sum: soldPrice };
}

export const receiptLine = ({ description, quantity, price }: Papers['receipts'][number]['lines'][number]): Line => ({
  name: description,
  quantity,
  sum: price * quantity,
});

/** The seller's details, as far as the settings have them. */
export function sellerFacts({ name, legalName, inn, ogrn, address, phone, email }: Papers['seller']): Fact[] {
  const facts = [
    { label: 'Продавец', value: legalName ?? name },
    { label: 'ИНН', value: inn },
    // A sole trader's number has 15 digits, a company's 13.
    { label: ogrn?.length === 15 ? 'ОГРНИП' : 'ОГРН', value: ogrn },
    { label: 'Адрес продавца', value: address },
    { label: 'Телефон продавца', value: phone },
    { label: 'Почта продавца', value: email },
  ];
  return facts.filter(({ value }) => value);
}

const kinds: Record<Papers['receipts'][number]['kind'], string> = {
  PREPAYMENT: 'Чек: предоплата',
  SETTLEMENT: 'Чек: полный расчёт',
  REFUND: 'Чек: возврат',
};

export const receiptTitle = ({ kind, issuedAt }: Papers['receipts'][number]): string =>
  `${kinds[kind]}, ${formatDate(issuedAt)}`;

/** The VAT included in the total; empty if the shop sells without VAT. */
export const vatFacts = (vat: Papers['vat']): Fact[] =>
  vat ? [{ label: `В том числе НДС ${vat.rate} %`, value: formatPrice(vat.amount) }] : [];
