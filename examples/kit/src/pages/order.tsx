import { useEffect, useState } from 'react';
import { PublicOrderDocument } from '@meet/client/operations';
import { Alert, ButtonLink, Facts, Heading, Stack, formatPrice, useLocale } from '@meet/ui-kit';
import { meet } from '../meet';

const id = new URLSearchParams(location.search).get('id')!;
const read = async () => (await meet.request(PublicOrderDocument, { dto: { id } })).publicOrder;
const first = await read();

export function Page() {
  const [order, setOrder] = useState(first);
  const locale = useLocale();

  // The provider notifies the shop of a payment, which may take a moment longer than the redirect back to this page.
  useEffect(() => {
    if (order.paid) return;
    const timer = setTimeout(() => void read().then(setOrder), 1000);
    return () => clearTimeout(timer);
  }, [order]);

  return (
    <Stack gap={6} css={{ maxWidth: 560 }}>
      <Heading level={1}>Заказ {order.number}</Heading>
      <Alert tone={order.paid ? 'success' : 'info'} live>
        {order.paid ? 'Оплачен. Мы собираем его и напишем, когда он поедет.' : 'Ждём подтверждения оплаты.'}
      </Alert>
      <Facts
        layout="sums"
        facts={[
          { label: 'Товаров', value: order.orderProductItems.length },
          { label: 'Всего', value: formatPrice(order.totalPrice, locale) },
        ]}
      />
      <ButtonLink href="/" variant="secondary">
        К товарам
      </ButtonLink>
    </Stack>
  );
}
