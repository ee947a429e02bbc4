import { ButtonLink } from '@meet/ui-kit';
import { AddressForm, emptyAddress, type AddressValues } from '@meet/ui-kit/address-form';
import { useState } from 'react';
import type { AccountData } from './load-account.server';
import { useAccountForm } from './use-account-form';
import { useCities } from './use-cities';

export interface AddressEntryFormProps {
  countries: AccountData['countries'];
  /** The address to edit; without it the form adds a new one. */
  address?: AccountData['addresses'][number];
}

/** The form to edit an address of the address book. The server validates it, so it also works without scripts. */
export function AddressEntryForm({ countries, address }: AddressEntryFormProps) {
  const { Form, pending, errors } = useAccountForm('save-address', address?.id);
  const [value, setValue] = useState(() => valuesOf(address, countries[0]?.id));
  const { cities, find, looking } = useCities();

  return (
    <AddressForm
      as={Form}
      method="post"
      action={address ? `/account?address=${encodeURIComponent(address.id)}` : '/account?address=new'}
      value={value}
      onValueChange={setValue}
      countries={countries.map(({ id, title }) => ({ value: id, label: title }))}
      cities={cities}
      citiesLoading={looking}
      // The shop also delivers to villages that are not among the suggestions, so any city may be typed.
      freeCity
      onCityQueryChange={(text) => find(text, value.country)}
      errors={errors}
      loading={pending}
      cancel={
        <ButtonLink variant="ghost" size="large" href="/account#addresses">
          Отмена
        </ButtonLink>
      }
    >
      <input type="hidden" name="intent" value="save-address" />
      <input type="hidden" name="id" value={address?.id ?? ''} />
    </AddressForm>
  );
}

function valuesOf(address: AddressEntryFormProps['address'], country = emptyAddress.country): AddressValues {
  if (!address) return { ...emptyAddress, country };
  const { countryId, city, cityId, street, house, building, apartment, index } = address;
  return {
    ...{ country: countryId, city, cityId: cityId ?? null, street, house },
    ...{ building: building ?? '', apartment: apartment ?? '', index: index ?? '' },
  };
}
