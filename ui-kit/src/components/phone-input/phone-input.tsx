import { MaskedInput, type MaskedInputProps } from '../masked-input/masked-input.js';
import { cleanPhone } from './clean-phone.js';

export interface PhoneValue {
  /** The number as E.164, such as +79991234567; partial until `complete`. */
  phone: string;
  /** All ten digits are typed. */
  complete: boolean;
}

export interface PhoneInputProps extends Omit<MaskedInputProps, 'mask' | 'clean' | 'onValueChange' | 'type'> {
  onValueChange?: (value: PhoneValue) => void;
}

/** A field for a Russian phone number. It accepts any usual way to type or paste one. */
export function PhoneInput({ onValueChange, ...props }: PhoneInputProps) {
  return (
    <MaskedInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 999 123-45-67"
      {...props}
      mask="+7 ### ###-##-##"
      clean={cleanPhone}
      onValueChange={({ masked, complete }) => onValueChange?.({ phone: cleanPhone(masked), complete })}
    />
  );
}
