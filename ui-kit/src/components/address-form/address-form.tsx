import { css } from '@emotion/react';
import {
  useId,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { Combobox, type ComboboxOption } from '../combobox/index.js';
import { ErrorSummary } from '../error-summary/error-summary.js';
import { Input } from '../input/input.js';
import { Select, type SelectOption } from '../select/select.js';
import {
  emptyAddress,
  validateAddress,
  type AddressErrors,
  type AddressField,
  type AddressValues,
} from './validate-address.js';
import { addressFormWords } from './address-form.words.js';

const gap = tokens.space[4];
// 0.1px less than a column's share of the width: otherwise rounding could drop a column.
const share = (columns: number) => `calc((100% - ${columns - 1} * ${gap}) / ${columns} - 0.1px)`;

/**
 * Four columns if the form is at least 35rem wide, otherwise two. A container query would be simpler, but Chromium 147
 * leaves the caret at the start of a field in a container when a phone's keyboard inserts text.
 */
const form = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(clamp(${share(4)}, (35rem - 100%) * 9999, ${share(2)}), 1fr))`,
  gap,
  alignItems: 'start',
  width: '100%',
});

const whole = css({ gridColumn: '1 / -1' });

const row = css(whole, { display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] });

/** The fields in reading order. The summary of errors lists them in the same order. */
const fields: readonly AddressField[] = ['country', 'city', 'street', 'house', 'building', 'apartment', 'index'];

export interface AddressFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'defaultValue' | 'onChange' | 'onSubmit'
> {
  /** Rendered in place of `<form>`, such as a router's form component. Default: `form`. */
  as?: ElementType;
  /** The address as typed so far, if the caller keeps it. Default: kept here. */
  value?: AddressValues | undefined;
  /** The address at first. Default: `emptyAddress`. */
  defaultValue?: AddressValues;
  /** Called with the whole address after each change. Default: none. */
  onValueChange?: (value: AddressValues) => void;
  /**
   * Called only with a valid address. Without it the fields are sent to `action`, unchecked: the server checks them.
   * Default: none.
   */
  onSubmit?: (value: AddressValues) => void;
  /** Countries to choose from. With one there is no field for it. */
  countries: readonly SelectOption[];
  /** Suggestions for the text last passed to `onCityQueryChange`. */
  cities: readonly ComboboxOption[];
  /** Called with the typed text of the city: look up `cities` for it. */
  onCityQueryChange: (text: string) => void;
  /** Suggestions of cities are loading. Default: false. */
  citiesLoading?: boolean;
  /** Any city can be typed; `cityId` is null unless one was chosen from the suggestions. Default: false. */
  freeCity?: boolean;
  /** Suggestions only: any street can be typed. Default: none. */
  streets?: readonly ComboboxOption[];
  /** Called with the typed text of the street: look up `streets` for it. Default: none. */
  onStreetQueryChange?: (text: string) => void;
  /** Messages by field, for the errors that the server found in the sent address. Default: none. */
  errors?: AddressErrors | undefined;
  /** Label of the submit button. Default: «Сохранить адрес». */
  submitLabel?: string;
  /** Shown beside the submit button, such as a link that leaves the form without saving. Default: none. */
  cancel?: ReactNode;
  /** The address is being sent: the button is busy, and another submit is ignored. Default: false. */
  loading?: boolean;
  /** Hidden fields to send with the address. Default: none. */
  children?: ReactNode;
}

/** A form for a delivery address. */
export function AddressForm(passed: AddressFormProps) {
  const props = useDefaultProps('AddressForm', passed);
  const {
    as: Form = 'form',
    value: given,
    defaultValue = emptyAddress,
    onValueChange,
    onSubmit,
    countries,
    cities,
    onCityQueryChange,
    citiesLoading,
    ...others
  } = props;
  const { freeCity = false, streets = [], onStreetQueryChange, errors, submitLabel, cancel, ...rest } = others;
  const { loading = false, children, ...attributes } = rest;
  const words = useWords('addressForm', addressFormWords);
  const id = useId();
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
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

  const set = (part: Partial<AddressValues>) => change({ ...value, ...part });
  const same = (field: AddressField) =>
    judged === null ||
    (value[field] === judged.value[field] && (field !== 'city' || value.cityId === judged.value.cityId));
  // An error belongs to the value that was sent: it disappears as soon as the field changes.
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

  const send = (event: FormEvent) => {
    if (onSubmit || loading) event.preventDefault();
    if (loading) return;
    const wrong = onSubmit ? validateAddress(value, words.addressErrors, { freeCity }) : {};
    setJudged({ value, errors: wrong });
    if (Object.keys(wrong).length === 0) onSubmit?.(value);
  };

  const button = (
    <Button css={cancel === undefined && whole} type="submit" size="large" loading={loading}>
      {submitLabel ?? words.saveAddress}
    </Button>
  );

  return (
    <Form css={form} noValidate {...attributes} onSubmit={send}>
      {children}
      <input type="hidden" name="cityId" value={value.cityId ?? ''} />
      {countries.length <= 1 && <input type="hidden" name="country" value={value.country} />}
      <ErrorSummary css={whole} errors={summary} />
      {countries.length > 1 && (
        <Select
          css={whole}
          label={words.country}
          options={countries}
          required
          autoComplete="country"
          {...text('country')}
          // A city belongs to one country, so a change of country clears it.
          onChange={({ target }) => {
            setCityText('');
            set({ country: target.value, city: '', cityId: null });
          }}
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
        maxLength={120}
        freeText={freeCity}
        {...frameOf('city')}
        text={cityText}
        onTextChange={(next) => {
          setCityText(next);
          onCityQueryChange(next);
          if (freeCity) set({ city: next, cityId: null });
        }}
        value={value.cityId === null ? null : { value: value.cityId, label: value.city }}
        onValueChange={(city) => {
          // When free text is allowed, clearing the choice keeps the typed text.
          if (city || !freeCity) set({ city: city?.label ?? '', cityId: city?.value ?? null });
        }}
      />
      <Combobox
        css={whole}
        label={words.street}
        options={streets}
        freeText
        required
        autoComplete={onStreetQueryChange ? 'off' : 'address-line1'}
        enterKeyHint="next"
        maxLength={200}
        {...frameOf('street')}
        text={value.street}
        onTextChange={(street) => {
          set({ street });
          onStreetQueryChange?.(street);
        }}
      />
      <Input label={words.house} required autoComplete="off" enterKeyHint="next" maxLength={40} {...text('house')} />
      <Input label={words.building} autoComplete="off" enterKeyHint="next" maxLength={40} {...text('building')} />
      <Input label={words.apartment} autoComplete="off" enterKeyHint="next" maxLength={40} {...text('apartment')} />
      <Input
        label={words.postcode}
        autoComplete="postal-code"
        inputMode="numeric"
        enterKeyHint="done"
        maxLength={12}
        {...text('index')}
      />
      {cancel === undefined ? (
        button
      ) : (
        <div css={row}>
          {button}
          {cancel}
        </div>
      )}
    </Form>
  );
}
