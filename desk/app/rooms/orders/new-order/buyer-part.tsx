import { css } from '@emotion/react';
import { Combobox, Input, PhoneInput, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import type { DeskApi } from '../../../graphql/api';
import { FindBuyersDocument } from '../../../graphql/generated/graphql';
import { useFound } from '../../../graphql/use-found';
import { useSession } from '../../../session/session-store';
import type { Buyer } from './new-order-draft';
import { useNewOrder } from './new-order-store';
import { newOrderTexts } from './new-order-words';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
});

async function findBuyers(api: DeskApi, search: string, signal: AbortSignal): Promise<readonly Buyer[]> {
  const { data } = await api.ask(FindBuyersDocument, { search }, signal);
  return data?.shoppersConnection.nodes ?? [];
}

const nameOf = ({ name, surname, phone, email }: Buyer) =>
  [name, surname].filter(Boolean).join(' ') || phone || email || '';
const contactOf = ({ phone, email }: Buyer) => [phone, email].filter(Boolean).join(', ');

/** The buyer of the order (an account or a guest), and the recipient. */
export const BuyerPart = observer(function BuyerPart() {
  const texts = useTexts(newOrderTexts);
  const store = useNewOrder();
  const mayFind = useSession().me?.permissions.includes('READ_SHOPPERS') ?? false;
  const [text, setText] = useState('');
  const { found, isLooking } = useFound(mayFind ? text : '', findBuyers);
  const { draft, missing } = store;
  const { buyer } = draft;
  const errorOf = (field: 'name' | 'phone') => (missing.includes(field) ? texts.missing[field] : undefined);

  return (
    <Stack gap={4}>
      {mayFind && (
        <Combobox
          label={texts.account}
          hint={texts.accountHint}
          text={text}
          onTextChange={setText}
          options={found.map((row) => ({ value: row.id, label: nameOf(row), detail: contactOf(row) }))}
          value={buyer && { value: buyer.id, label: nameOf(buyer), detail: contactOf(buyer) }}
          onValueChange={(option) => store.change({ buyer: found.find(({ id }) => id === option?.value) ?? null })}
          loading={isLooking}
        />
      )}
      {!buyer && (
        <Text size="small" tone="muted">
          {texts.guest}
        </Text>
      )}
      <div css={grid}>
        <Input
          label={texts.name}
          value={draft.name}
          placeholder={buyer?.name ?? undefined}
          maxLength={60}
          onChange={({ target }) => store.change({ name: target.value })}
          error={errorOf('name')}
        />
        <Input
          label={texts.surname}
          value={draft.surname}
          placeholder={buyer?.surname ?? undefined}
          maxLength={60}
          onChange={({ target }) => store.change({ surname: target.value })}
        />
        <PhoneInput
          label={texts.phone}
          defaultValue={draft.phone}
          autoComplete="off"
          {...(buyer?.phone && { placeholder: buyer.phone })}
          onValueChange={({ phone }) => store.change({ phone })}
          error={errorOf('phone')}
        />
        <Input
          label={texts.email}
          type="email"
          value={draft.email}
          placeholder={buyer?.email ?? undefined}
          onChange={({ target }) => store.change({ email: target.value })}
        />
      </div>
    </Stack>
  );
});
