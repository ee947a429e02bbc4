import { css } from '@emotion/react';
import { Button, ButtonLink, ErrorSummary, Input, media, Select, Stack, tokens } from '@meet/ui-kit';
import { Combobox } from '@meet/ui-kit/combobox';
import { useId, useMemo, useState } from 'react';
import type { AccountData } from './load-account.server';
import { useAccountForm } from './use-account-form';
import { useCities } from './use-cities';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
  width: '100%',
  '& > *': { gridColumn: 'span 6' },
});

const half = css({ [media.tablet]: { '&&': { gridColumn: 'span 3' } } });
/** Numbers are short: on a phone two of them stand in a row. */
const third = css({ '&&': { gridColumn: 'span 3', [media.tablet]: { gridColumn: 'span 2' } } });

export interface AddressFormProps {
  countries: AccountData['countries'];
  /** The entry that is changed; without it a new one. */
  address?: AccountData['addresses'][number];
}

export function AddressForm({ countries, address }: AddressFormProps) {
  const { Form, pending, errors } = useAccountForm('save-address', address?.id);
  const id = useId();
  const [countryId, setCountryId] = useState(address?.countryId ?? countries[0]?.id ?? '');
  const [city, setCity] = useState(address?.city ?? '');
  const [chosen, setChosen] = useState(address?.cityId ? { value: address.cityId, label: address.city } : null);
  const { cities, find, looking } = useCities();

  const frameOf = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  // It takes the focus when it is another one: the same errors are the same list.
  const summary = useMemo(
    () => Object.entries(errors).map(([name, message]) => ({ field: `${id}-${name}`, message })),
    [errors, id],
  );

  return (
    <Form
      method="post"
      action={address ? `/account?address=${encodeURIComponent(address.id)}` : '/account?address=new'}
    >
      <input type="hidden" name="intent" value="save-address" />
      <input type="hidden" name="id" value={address?.id ?? ''} />
      <input type="hidden" name="cityId" value={chosen?.value ?? ''} />
      <Stack gap={5}>
        <ErrorSummary errors={summary} />
        <Stack css={grid}>
          <Select
            css={half}
            label="Страна"
            {...frameOf('countryId')}
            autoComplete="country"
            options={countries.map(({ id, title }) => ({ value: id, label: title }))}
            value={countryId}
            onChange={(event) => {
              setCountryId(event.target.value);
              setCity('');
              setChosen(null);
            }}
          />
          <Combobox
            css={half}
            label="Город"
            {...frameOf('city')}
            autoComplete="off"
            maxLength={120}
            // A village that the list does not know is a place to deliver to as well.
            freeText
            options={cities}
            loading={looking}
            text={city}
            onTextChange={(text) => {
              setCity(text);
              find(text, countryId);
            }}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Input
            label="Улица"
            {...frameOf('street')}
            autoComplete="address-line1"
            maxLength={200}
            defaultValue={address?.street}
          />
          <Input
            css={third}
            label="Дом"
            {...frameOf('house')}
            autoComplete="off"
            maxLength={40}
            defaultValue={address?.house}
          />
          <Input
            css={third}
            label="Корпус"
            {...frameOf('building')}
            autoComplete="off"
            maxLength={40}
            defaultValue={address?.building ?? ''}
          />
          <Input
            css={third}
            label="Квартира"
            {...frameOf('apartment')}
            autoComplete="off"
            maxLength={40}
            defaultValue={address?.apartment ?? ''}
          />
          <Input
            css={third}
            label="Индекс"
            {...frameOf('index')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            defaultValue={address?.index ?? ''}
          />
        </Stack>
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" loading={pending}>
            Сохранить адрес
          </Button>
          <ButtonLink variant="ghost" href="/account#addresses">
            Отмена
          </ButtonLink>
        </Stack>
      </Stack>
    </Form>
  );
}
