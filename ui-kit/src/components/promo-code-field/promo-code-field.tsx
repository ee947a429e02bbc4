import { css } from '@emotion/react';
import { useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { Input } from '../input/input.js';
import { editedCode } from './edited-code.js';
import { promoCodeFieldWords } from './promo-code-field.words.js';

const form = css({ display: 'flex', alignItems: 'flex-start', gap: tokens.space[2] });
const grow = css({ flex: 1 });
const success = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  color: tokens.color.success,
});

export type PromoCodeState = 'idle' | 'success' | 'error';

export interface PromoCodeFieldProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onReset' | 'children'> {
  /** The result of checking the code: none yet, accepted or refused. */
  state: PromoCodeState;
  /** Called with the typed code. */
  onSubmit: (code: string) => void;
  /**
   * Called when the shopper edits a checked code, so that the result no longer applies. The field is cleared, unless
   * another code was pasted into it or replaced the whole old code.
   */
  onReset: () => void;
  /** Initial text of the field. Default: empty. */
  defaultCode?: string;
  /** The code is being checked: the button is busy. Default: false. */
  loading?: boolean;
  /** Replaces the default text of `state`. Default: a text for each state. */
  message?: ReactNode;
}

export function PromoCodeField(passed: PromoCodeFieldProps) {
  const props = useDefaultProps('PromoCodeField', passed);
  const { state, onSubmit, onReset, defaultCode = '', loading = false, message, ...rest } = props;
  const words = useWords('promoCodeField', promoCodeFieldWords);
  const [code, setCode] = useState(defaultCode);

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (state === 'idle') return setCode(target.value);
    setCode(editedCode(code, target.value, nativeEvent));
    onReset();
  };

  return (
    <form
      css={form}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '' && state === 'idle' && !loading) onSubmit(code.trim());
      }}
    >
      <Input
        css={grow}
        label={words.promoCode}
        labelHidden
        placeholder={words.promoCode}
        name="promocode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={code}
        onChange={edit}
        error={state === 'error' ? (message ?? words.promoCodeError) : undefined}
        hint={
          state === 'success' ? (
            <span css={success} role="status">
              <CheckIcon size={16} />
              {message ?? words.promoCodeSuccess}
            </span>
          ) : undefined
        }
      />
      {state !== 'success' && (
        <Button type="submit" variant="secondary" loading={loading} disabled={code.trim() === '' || state === 'error'}>
          {words.apply}
        </Button>
      )}
    </form>
  );
}
