import { useCallback } from 'react';
import { useLocale } from '../../locale/locale-context.js';
import { phoneCountries, type PhoneCountry, type PhoneFormat } from '../../locale/phone-countries.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { MaskedInput, type MaskedInputProps } from '../masked-input/masked-input.js';
import { cleanPhone } from './clean-phone.js';

export interface PhoneValue {
  /** The number as E.164, such as +79991234567; partial until `complete`. */
  phone: string;
  /** Whether all digits are typed. */
  complete: boolean;
}

export interface PhoneInputProps extends Omit<MaskedInputProps, 'mask' | 'clean' | 'onValueChange' | 'type'> {
  /** The country of the number. Default: the `phoneCountry` of the `LocaleProvider`, `RU` without one. */
  country?: PhoneCountry;
  /** Called with the number after each change. Default: none. */
  onValueChange?: (value: PhoneValue) => void;
}

/** A field for a phone number of one country. It accepts every usual notation. */
export function PhoneInput(passed: PhoneInputProps) {
  const { country, onValueChange, ...props } = useDefaultProps('PhoneInput', passed);
  const { phoneCountry } = useLocale();
  const format: PhoneFormat = phoneCountries[country ?? phoneCountry];
  const clean = useCallback((text: string) => cleanPhone(text, format), [format]);
  return (
    <MaskedInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={format.example}
      {...props}
      mask={format.mask}
      clean={clean}
      onValueChange={({ masked, complete }) => onValueChange?.({ phone: clean(masked), complete })}
    />
  );
}
