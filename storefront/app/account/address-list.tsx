import { Button, ButtonLink, Divider, Stack, Text, tokens } from '@meet/ui-kit';
import { useSearchParams } from 'react-router';
import { AddressEntryForm } from './address-entry-form';
import { addressLine } from './address-line';
import type { AccountData } from './load-account.server';
import { useAccountForm } from './use-account-form';

type Entry = AccountData['addresses'][number];

/**
 * The address book. The URL contains the id of the address that is being edited, so the form opens without scripts, and
 * Back closes it.
 */
export function AddressList({ addresses, countries }: Pick<AccountData, 'addresses' | 'countries'>) {
  const [search] = useSearchParams();
  const open = search.get('address');
  return (
    <Stack gap={5} align="start">
      {addresses.length > 0 && (
        <Stack gap={4} css={{ width: '100%' }}>
          {addresses.map((address) =>
            address.id === open ? (
              <AddressEntryForm key={address.id} address={address} countries={countries} />
            ) : (
              <AddressEntry key={address.id} address={address} />
            ),
          )}
        </Stack>
      )}
      {addresses.length === 0 && open !== 'new' && (
        <Text tone="muted">Адресов пока нет. Добавьте первый, и при оформлении заказа не придётся его вводить.</Text>
      )}
      {open === 'new' ? (
        <AddressEntryForm countries={countries} />
      ) : (
        <ButtonLink variant="secondary" href="/account?address=new#addresses">
          Добавить адрес
        </ButtonLink>
      )}
    </Stack>
  );
}

function AddressEntry({ address }: { address: Entry }) {
  const { Form, pending } = useAccountForm('delete-address', address.id);
  const line = addressLine(address);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text>{line}</Text>
        <Text size="small" tone="muted">
          {[address.country.title, address.index].filter(Boolean).join(', ')}
        </Text>
        <Form method="post" action="/account">
          <input type="hidden" name="intent" value="delete-address" />
          <input type="hidden" name="id" value={address.id} />
          <Stack direction="row" gap={2} wrap css={{ marginInlineStart: `calc(-1 * ${tokens.space[5]})` }}>
            <ButtonLink
              variant="ghost"
              href={`/account?address=${encodeURIComponent(address.id)}#addresses`}
              aria-label={`Изменить адрес: ${line}`}
            >
              Изменить
            </ButtonLink>
            <Button type="submit" variant="ghost" loading={pending} aria-label={`Удалить адрес: ${line}`}>
              Удалить
            </Button>
          </Stack>
        </Form>
      </Stack>
      <Divider />
    </Stack>
  );
}
