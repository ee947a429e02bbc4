import { RadioGroup, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
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

export const PaymentSection = observer(function PaymentSection({ checkout }: { checkout: CheckoutStore }) {
  const { draft, errors } = checkout;
  return (
    <CheckoutSection number={3} title="Оплата">
      <RadioGroup
        label="Способ оплаты"
        labelHidden
        options={ways}
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
