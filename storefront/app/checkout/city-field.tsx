import { ComboboxField, type ComboboxFieldProps } from '@meet/ui-kit/combobox';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useCities } from '../account/use-cities';
import { useArrivals } from '../arrivals/arrivals-context';
import { loadInTheEnd } from '../builds/load-in-the-end';
import { fieldId } from './checkout-section';
import type { CheckoutStore } from './checkout-store';

/** The shop delivers only within Russia. */
const countryId = 'RU';

/** The city of the delivery, which the other pages remember, too. */
export const CityField = observer(function CityField({ checkout }: { checkout: CheckoutStore }) {
  const { draft, errors } = checkout;
  const title = draft.city?.title ?? '';
  const [text, setText] = useState(title);
  const { cities, find, looking } = useCities();
  const arrivals = useArrivals();

  // The list weighs as much as all the rest of the form, so the field comes to life without it.
  const [list, setList] = useState<ComboboxFieldProps['list']>();
  useEffect(() => {
    void loadInTheEnd(() => import('@meet/ui-kit/combobox-list')).then(({ ComboboxList }) =>
      setList(() => ComboboxList),
    );
  }, []);

  // Restoring a draft or choosing a saved address changes the city, so the text of the field must follow.
  const [shown, setShown] = useState(title);
  if (shown !== title) {
    setShown(title);
    setText(title);
  }

  return (
    <ComboboxField
      list={list}
      id={fieldId('city')}
      label="Город"
      required
      placeholder="Начните вводить название"
      autoComplete="off"
      maxLength={100}
      options={cities}
      loading={looking}
      text={text}
      error={errors.city}
      onTextChange={(typed) => {
        setText(typed);
        find(typed, countryId);
      }}
      value={draft.city && { value: draft.city.id, label: draft.city.title }}
      onValueChange={(city) => {
        const town = city && { id: city.value, title: city.label };
        checkout.chooseCity(town);
        if (town) arrivals.choose(town);
      }}
    />
  );
});
