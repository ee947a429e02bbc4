import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { IconControl } from '../icon-button/icon-control.js';
import { Input, type InputProps } from '../input/input.js';
import { passwordFieldWords } from './password-field.words.js';

export type PasswordFieldProps = Omit<InputProps, 'type' | 'suffix'>;

/**
 * A password field with a button that shows the password. `autoComplete` defaults to `current-password`; use
 * `new-password` if a new password is chosen.
 */
export function PasswordField(passed: PasswordFieldProps) {
  const props = useDefaultProps('PasswordField', passed);
  const words = useWords('passwordField', passwordFieldWords);
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconControl
          icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          label={shown ? words.hidePassword : words.showPassword}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
