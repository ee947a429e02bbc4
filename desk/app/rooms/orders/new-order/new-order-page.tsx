import { css } from '@emotion/react';
import { Heading, Link, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { missingIn } from '../delivery/delivery-draft';
import { DeliveryFields } from '../delivery/delivery-fields';
import { orderTexts } from '../order-words';
import { BuyerPart } from './buyer-part';
import { GoodsPart } from './goods-part';
import { NewOrderContext, NewOrderStore } from './new-order-store';
import { newOrderTexts } from './new-order-words';
import { PaymentPart } from './payment-part';

const page = css({ maxWidth: 760 });

/** The page of a new order by telephone. */
export default observer(function NewOrderPage() {
  const texts = useTexts(newOrderTexts);
  const { back } = useTexts(orderTexts);
  const api = useApi();
  const navigate = useNavigate();
  const [store] = useState(() => new NewOrderStore(api));
  useEffect(() => void store.readServices(), [store]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = await store.place();
    if (number !== null) await navigate(`/orders/${number}`);
  };

  return (
    <NewOrderContext value={store}>
      <form onSubmit={(event) => void submit(event)} noValidate css={page}>
        <Stack gap={8}>
          <title>{`${texts.title} — ${shopName()}`}</title>
          <Stack gap={2}>
            <Link href="/orders" variant="quiet">
              {back}
            </Link>
            <Heading level={1} size="medium">
              {texts.title}
            </Heading>
            <Text tone="muted">{texts.lead}</Text>
          </Stack>
          <Stack gap={3}>
            <Heading level={2} size="small">
              {texts.goods}
            </Heading>
            <GoodsPart />
          </Stack>
          <Stack gap={3}>
            <Heading level={2} size="small">
              {texts.buyer}
            </Heading>
            <BuyerPart />
          </Stack>
          <Stack gap={3}>
            <Heading level={2} size="small">
              {texts.delivery}
            </Heading>
            <DeliveryFields
              value={store.draft.delivery}
              onValueChange={(delivery) => store.change({ delivery })}
              missing={store.missing.includes('delivery') ? missingIn(store.draft.delivery) : []}
            />
          </Stack>
          <Stack gap={3}>
            <Heading level={2} size="small">
              {texts.payment}
            </Heading>
            <PaymentPart />
          </Stack>
        </Stack>
      </form>
    </NewOrderContext>
  );
});
