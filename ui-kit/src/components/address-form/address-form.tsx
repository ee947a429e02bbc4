import { css } from '@emotion/react';
import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { deliveryWords } from '../../locale/delivery-words.js';
import { useWords } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { Combobox, type ComboboxOption } from '../combobox/combobox.js';
import { ErrorSummary } from '../error-summary/error-summary.js';
import { Input } from '../input/input.js';
import { Select, type SelectOption } from '../select/select.js';
import { validateAddress, type AddressErrors, type AddressField, type AddressValues } from './validate-address.js';

const frame = css({ containerType: 'inline-size' });

const form = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space[4],
  alignItems: 'start',
  '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const whole = css({ gridColumn: '1 / -1' });

/** As one reads them, which is how the summary lists them too. */
const fields: readonly AddressField[] = ['country', 'city', 'street', 'house', 'building', 'apartment', 'index'];

export interface AddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onChange' | 'onSubmit'> {
  value: AddressValues;
  onChange: (value: AddressValues) => void;
  /** Called only with an address that holds. */
  onSubmit: (value: AddressValues) => void;
  countries: readonly SelectOption[];
  /** For the text of `onCityQuery`. */
  cities: readonly ComboboxOption[];
  onCityQuery: (text: string) => void;
  citiesLoading?: boolean;
  /** Only help: any street can be typed. */
  streets?: readonly ComboboxOption[];
  onStreetQuery?: (text: string) => void;
  /** What the server says of the address that was sent. */
  errors?: AddressErrors | undefined;
  action?: string;
  /** The address is on its way. */
  loading?: boolean;
}

/** An address to deliver to. */
export function AddressForm(props: AddressFormProps) {
  const { value, onChange, onSubmit, countries, cities, onCityQuery, citiesLoading, streets = [], ...rest } = props;
  const { onStreetQuery, errors, action, loading = false, ...attributes } = rest;
  const words = useWords(deliveryWords);
  const id = useId();
  const [cityText, setCityText] = useState(value.city);
  const [judged, setJudged] = useState<{ value: AddressValues; errors: AddressErrors } | null>(null);

  const found = useMemo(() => ({ ...errors, ...judged?.errors }), [errors, judged]);
  const summary = useMemo(
    () =>
      fields.flatMap((field) => {
        const message = found[field];
        return message ? [{ field: `${id}-${field}`, message }] : [];
      }),
    [found, id],
  );

  const set = (change: Partial<AddressValues>) => onChange({ ...value, ...change });
  const same = (field: AddressField) =>
    judged === null ||
    (value[field] === judged.value[field] && (field !== 'city' || value.cityId === judged.value.cityId));
  // An error is about what was sent: it goes as soon as the field says something else.
  const frameOf = (field: AddressField) => ({
    id: `${id}-${field}`,
    name: field,
    error: same(field) ? found[field] : undefined,
  });
  const text = (field: Exclude<AddressField, 'city'>) => ({
    ...frameOf(field),
    value: value[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  });

  return (
    <div css={frame}>
      <form
        css={form}
        noValidate
        {...attributes}
        onSubmit={(event) => {
          event.preventDefault();
          if (loading) return;
          const wrong = validateAddress(value, words.addressErrors);
          setJudged({ value, errors: wrong });
          if (Object.keys(wrong).length === 0) onSubmit(value);
        }}
      >
        <ErrorSummary css={whole} errors={summary} />
        {countries.length > 1 && (
          <Select
            css={whole}
            label={words.country}
            options={countries}
            required
            autoComplete="country"
            {...text('country')}
          />
        )}
        <Combobox
          css={whole}
          label={words.city}
          placeholder={words.cityHint}
          options={cities}
          loading={citiesLoading ?? false}
          required
          autoComplete="off"
          enterKeyHint="next"
          {...frameOf('city')}
          text={cityText}
          onTextChange={(next) => {
            setCityText(next);
            onCityQuery(next);
          }}
          chosen={value.cityId === null ? null : { value: value.cityId, label: value.city }}
          onChoose={(city) => set({ city: city?.label ?? '', cityId: city?.value ?? null })}
        />
        <Combobox
          css={whole}
          label={words.street}
          options={streets}
          freeText
          required
          autoComplete="off"
          enterKeyHint="next"
          maxLength={200}
          {...frameOf('street')}
          text={value.street}
          onTextChange={(street) => {
            set({ street });
            onStreetQuery?.(street);
          }}
        />
        <Input label={words.house} required autoComplete="off" enterKeyHint="next" maxLength={20} {...text('house')} />
        <Input label={words.building} autoComplete="off" enterKeyHint="next" maxLength={20} {...text('building')} />
        <Input label={words.apartment} autoComplete="off" enterKeyHint="next" maxLength={20} {...text('apartment')} />
        <Input
          label={words.postcode}
          autoComplete="postal-code"
          inputMode="numeric"
          enterKeyHint="done"
          maxLength={10}
          {...text('index')}
        />
        <Button css={whole} type="submit" size="large" loading={loading}>
          {action ?? words.saveAddress}
        </Button>
      </form>
    </div>
  );
}
