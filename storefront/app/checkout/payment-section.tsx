import { formatPrice, RadioGroup, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CheckoutDraft } from './checkout-draft';
import { CheckoutSection, fieldId } from './checkout-section';
import type { CheckoutStore } from './checkout-store';

const ways = [
  { value: 'BANK_CARD', label: 'Картой онлайн', note: '«Мир», Visa, MasterCard' },
  { value: 'SBP', label: 'Система быстрых платежей', note: 'Через приложение вашего банка' },
  { value: 'WALLET', label: 'Электронный кошелёк' },
  {
    value: 'CALL',
    label: 'Сначала поговорить',
    note: 'Менеджер позвонит, ответит на вопросы и пришлёт ссылку на оплату',
  },
];

/** Payment when the goods are handed over. `most` is in kopecks. */
const onDelivery = (most: number, isTooMuch: boolean) => ({
  value: 'ON_DELIVERY',
  label: 'При получении',
  note: isTooMuch
    ? `Только для заказов до ${formatPrice(most)}`
    : `Для заказов до ${formatPrice(most)}. Подтвердите заказ кодом из SMS`,
  disabled: isTooMuch,
});

interface PaymentSectionProps {
  checkout: CheckoutStore;
  /** Maximum price of goods, in kopecks, for payment on delivery; null if it is not offered. */
  onDeliveryMost: number | null;
}

export const PaymentSection = observer(function PaymentSection({ checkout, onDeliveryMost }: PaymentSectionProps) {
  const { draft, errors, goodsPrice } = checkout;
  const isTooMuch = onDeliveryMost !== null && goodsPrice > onDeliveryMost;
  // A stored draft may contain payment on delivery from a time when it could be chosen.
  const isChosenInVain = draft.payment === 'ON_DELIVERY' && (onDeliveryMost === null || isTooMuch);
  useEffect(() => {
    if (isChosenInVain) checkout.set({ payment: 'BANK_CARD' });
  }, [checkout, isChosenInVain]);
  return (
    <CheckoutSection number={3} title="Оплата">
      <RadioGroup
        label="Способ оплаты"
        labelHidden
        options={[...ways, ...(onDeliveryMost === null ? [] : [onDelivery(onDeliveryMost, isTooMuch)])]}
        value={draft.payment}
        onValueChange={(payment) => checkout.set({ payment: payment as CheckoutDraft['payment'] })}
      />
      <TextArea
        id={fieldId('comment')}
        label="Комментарий к заказу"
        maxLength={500}
        value={draft.comment}
        error={errors.comment}
        onChange={({ target }) => checkout.set({ comment: target.value })}
      />
    </CheckoutSection>
  );
});
