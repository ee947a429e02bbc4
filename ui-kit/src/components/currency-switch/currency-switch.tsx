import { currencyNames } from '../../locale/intl-formats.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Select, type SelectProps } from '../select/select.js';
import { currencySwitchWords } from './currency-switch.words.js';

export interface CurrencySwitchProps extends Omit<SelectProps, 'label' | 'options' | 'placeholder' | 'onChange'> {
  /** The currencies to choose from, by their ISO 4217 codes, such as `RUB`. */
  currencies: readonly string[];
  /** Label of the list. Default: «Валюта». */
  label?: string;
}

/** A choice of the currency in which prices are shown. */
export function CurrencySwitch(passed: CurrencySwitchProps) {
  const props = useDefaultProps('CurrencySwitch', passed);
  const { currencies, label, labelHidden = true, ...rest } = props;
  const words = useWords('currencySwitch', currencySwitchWords);
  const { locale } = useLocale();
  return (
    <Select
      {...rest}
      label={label ?? words.currency}
      labelHidden={labelHidden}
      options={currencies.map((code) => ({ value: code, label: `${code} — ${nameOf(code, locale)}` }))}
    />
  );
}

/** The name of a currency for the list, capitalised: «Российский рубль» for `RUB`. */
function nameOf(code: string, locale: string): string {
  const name = currencyNames(locale).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
