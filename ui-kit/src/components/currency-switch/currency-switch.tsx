import { useWords } from '../../locale/locale-provider.js';
import { Select, type SelectProps } from '../select/select.js';
import { russianCurrencySwitch } from './currency-switch.words.js';

export interface CurrencySwitchProps extends Omit<
  SelectProps,
  'label' | 'options' | 'value' | 'defaultValue' | 'placeholder' | 'onChange'
> {
  /** The currencies to choose from, by their ISO 4217 codes, such as `RUB`. */
  currencies: readonly string[];
  /** The code of the chosen currency. */
  value: string;
  /** Called with the code of the chosen currency. */
  onValueChange: (currency: string) => void;
  /** Names the list. Default: «Валюта». */
  label?: string;
}

/** A choice of the currency that prices are shown in. */
export function CurrencySwitch(props: CurrencySwitchProps) {
  const { currencies, onValueChange, label, labelHidden = true, ...rest } = props;
  const words = useWords(russianCurrencySwitch);
  return (
    <Select
      {...rest}
      label={label ?? words.currency}
      labelHidden={labelHidden}
      options={currencies.map((code) => ({ value: code, label: `${code} — ${nameOf(code)}` }))}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

const names = new Intl.DisplayNames('ru', { type: 'currency' });

/** «Российский рубль» for `RUB`: the list begins with a capital letter. */
function nameOf(code: string): string {
  const name = names.of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
