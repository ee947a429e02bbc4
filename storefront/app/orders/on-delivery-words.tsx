import { LocaleProvider, type Messages } from '@meet/ui-kit';
import { use, useMemo, type ReactNode } from 'react';
import { named, StatusWordsContext, type StatusTable } from './status-words';
import type { PublicOrderQuery } from '../graphql/generated/graphql';

/**
 * Status names of an order that is paid on delivery. The default names of the component kit say that an order is paid
 * before it is sent.
 */
const orderStatuses: Messages['orderStatus']['orderStatuses'] = {
  AWAITING_CALL: { title: 'Ждёт подтверждения', next: 'Подтвердите заказ кодом из SMS или дождитесь нашего звонка.' },
  AWAITING_PAY: { title: 'Ждёт подтверждения', next: 'Подтвердите заказ кодом из SMS или дождитесь нашего звонка.' },
  ACCEPT_MEET_WAIT_PAID: { title: 'Подтверждён по телефону', next: 'Соберём заказ и отправим его вам.' },
  PAID_READY_TO_SEND: {
    title: 'Подтверждён',
    next: 'Выкупаем вещи у продавца.',
    nextFromRussia: 'Собираем заказ к отправке.',
  },
  AWAITING_RESPONSE_FROM_SUPPLIER: {
    title: 'Ждём ответа продавца',
    next: 'Продавец проверяет наличие, обычно это занимает до двух дней.',
  },
  PURCHASED_FROM_SELLER: {
    title: 'Выкуплен у продавца',
    next: 'Продавец отправит вещь в логистический центр.',
    nextFromRussia: 'Продавец отправит вещь на наш склад.',
  },
  TRANSFERRED_TO_LOGISTICS_CENTER: {
    title: 'В логистическом центре',
    next: 'Проверим вещь, упакуем и отправим на таможню.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY: {
    title: 'Проходит таможню в Турции',
    next: 'Оформление занимает три-пять дней, от вас ничего не нужно.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: { title: 'Таможня пройдена', next: 'Отправим посылку на склад в России.' },
  SHIPPED_TO_RUSSIA_STOCK_MEET: { title: 'Едет в Россию', next: 'В пути до нашего склада, обычно неделю.' },
  ACCEPTED_IN_RUSSIA_STOCK_MEET: { title: 'На складе в России', next: 'Проверим ещё раз и подготовим к отправке вам.' },
  AWAITING_SENT_FROM_MEET: { title: 'Готов к отправке', next: 'Передадим в службу доставки в ближайший рабочий день.' },
  HANDED_OVER_FOR_DELIVERY: { title: 'Передан в доставку', next: 'Служба доставки везёт заказ в ваш город.' },
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
    title: 'Готов к вручению',
    next: 'Заберите и оплатите заказ в пункте выдачи или дождитесь звонка курьера.',
  },
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: {
    title: 'У курьера',
    next: 'Курьер позвонит за час до приезда. Не забудьте примерить.',
  },
  DELIVERED: {
    title: 'Получен и оплачен',
    next: 'Расскажите в отзыве, как сели вещи.',
  },
  CANCEL_PURCHASE: { title: 'Покупка отменена', next: 'Платить за неё не нужно.' },
  ISSUED_REFUND: { title: 'Не куплен', next: 'Если вы заплатили, вернём деньги.' },
  ARRANGED_EXCHANGE: { title: 'Оформлен обмен', next: 'Отправим другую вещь, её путь появится здесь.' },
};

const orderStages: Messages['orderStatusTimeline']['orderStages'] = {
  placed: 'Оформлен',
  paid: 'Подтверждён',
  purchased: 'Выкуплен',
  customs: 'Таможня',
  stock: 'Склад в\u00A0России',
  delivery: 'Доставка',
};

type PaymentType = PublicOrderQuery['publicOrder']['paymentType'];

/** The words about statuses that an order has instead of the kit's. Null if it has none. */
export function useOwnStatuses(paymentType: PaymentType): StatusTable | null {
  const own = use(StatusWordsContext);
  return useMemo(() => {
    if (paymentType !== 'ON_DELIVERY') return own && own.usual;
    return own ? named(orderStatuses, own.names) : orderStatuses;
  }, [own, paymentType]);
}

interface OnDeliveryWordsProps {
  paymentType: PaymentType;
  children: ReactNode;
}

/**
 * Provides the texts of an order that is paid on delivery to the components inside, if this order is one, together with
 * the shop's own status names.
 */
export function OnDeliveryWords({ paymentType, children }: OnDeliveryWordsProps) {
  const statuses = useOwnStatuses(paymentType);
  const given = useMemo(
    () =>
      statuses && {
        orderStatus: { orderStatuses: statuses },
        ...(paymentType === 'ON_DELIVERY' ? { orderStatusTimeline: { orderStages } } : {}),
      },
    [statuses, paymentType],
  );
  return given ? <LocaleProvider messages={given}>{children}</LocaleProvider> : children;
}
