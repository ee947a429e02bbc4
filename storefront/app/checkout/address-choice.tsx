import { css } from '@emotion/react';
import { Input, media, RadioGroup, Stack, tokens } from '@meet/ui-kit';
import { Combobox } from '@meet/ui-kit/combobox';
import { observer } from 'mobx-react-lite';
import { addressLine } from '../account/address-line';
import type { AccountAddressFragment } from '../graphql/generated/graphql';
import { fieldId } from './checkout-section';
import type { CheckoutStore } from './checkout-store';
import { useStreets } from './use-streets';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const other = '';

export interface AddressChoiceProps {
  checkout: CheckoutStore;
  addresses: readonly AccountAddressFragment[];
}

/** Lets the shopper choose an address from the address book or enter a new one. */
const AddressChoice = observer(function AddressChoice({ checkout, addresses }: AddressChoiceProps) {
  const { draft, errors } = checkout;
  const { streets, find } = useStreets(draft.city?.id ?? null);
  const known = addresses.filter(({ cityId }) => cityId !== null);
  const chosen = known.find(
    ({ cityId, street, house, apartment }) =>
      cityId === draft.city?.id &&
      street === draft.street &&
      house === draft.house &&
      (apartment ?? '') === draft.apartment,
  );

  const choose = (id: string) => {
    const address = known.find((one) => one.id === id);
    if (!address?.cityId) return checkout.set({ street: '', house: '', building: '', apartment: '', index: '' });
    const { cityId, city, street, house, building, apartment, index } = address;
    checkout.chooseCity({ id: cityId, title: city });
    checkout.set({ street, house, building: building ?? '', apartment: apartment ?? '', index: index ?? '' });
  };

  const field = (name: 'house' | 'building' | 'apartment' | 'index') => ({
    id: fieldId(name),
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => checkout.set({ [name]: target.value }),
  });

  return (
    <Stack gap={5}>
      {known.length > 0 && (
        <RadioGroup
          label="Сохранённые адреса"
          options={[
            ...known.map((address) => ({ value: address.id, label: addressLine(address) })),
            { value: other, label: 'Другой адрес' },
          ]}
          value={chosen?.id ?? other}
          onValueChange={choose}
        />
      )}
      {!chosen && (
        <div css={grid}>
          <Combobox
            id={fieldId('street')}
            label="Улица"
            required
            freeText
            autoComplete="off"
            enterKeyHint="next"
            maxLength={200}
            options={streets}
            text={draft.street}
            error={errors.street}
            onTextChange={(street) => {
              checkout.set({ street });
              find(street);
            }}
          />
          <Input label="Дом" required enterKeyHint="next" maxLength={40} error={errors.house} {...field('house')} />
          <Input label="Корпус, строение" enterKeyHint="next" maxLength={40} {...field('building')} />
          <Input label="Квартира, офис" enterKeyHint="next" maxLength={40} {...field('apartment')} />
          <Input
            label="Индекс"
            inputMode="numeric"
            enterKeyHint="done"
            maxLength={6}
            error={errors.index}
            {...field('index')}
            autoComplete="postal-code"
          />
        </div>
      )}
    </Stack>
  );
});

// `React.lazy` needs a default export.
export default AddressChoice;
