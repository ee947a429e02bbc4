import { data, redirect } from 'react-router';
import { ownPaymentPath } from './go-to-payment';
import { askApi } from '../graphql/api-client.server';
import { PayOrderDocument } from '../graphql/generated/graphql';

const words: Record<string, string> = {
  ORDER_NOT_PAYABLE: 'Этот заказ уже не ждёт оплаты: он оплачен, отменён или истёк срок.',
  ORDER_NOT_FOUND: 'Такого заказа нет.',
  PAYMENT_NOT_CONNECTED: 'Онлайн-оплата не подключена. Магазин свяжется с вами и подскажет, как оплатить заказ.',
  PAYMENT_UNAVAILABLE: 'Оплата сейчас не отвечает. Попробуйте через минуту: заказ никуда не денется.',
  TOO_MANY_REQUESTS: 'Слишком много попыток. Попробуйте через минуту.',
};

/** Redirects to a payment link. If there is none, answers with status 422 and the reason. */
export async function payOrder(id: string, request: Request) {
  const answer = await askApi({
    document: PayOrderDocument,
    variables: { id },
    signal: request.signal,
    expected: Object.keys(words),
  });
  const link = answer.data?.createPaymentLink.paymentLink;
  if (link) return redirect(ownPaymentPath(link, new URL(request.url).origin) ?? link);
  return data({ error: words[answer.codes[0] ?? ''] ?? 'Оплата не началась. Попробуйте ещё раз.' }, { status: 422 });
}
