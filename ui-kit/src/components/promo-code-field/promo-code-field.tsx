import { css } from '@emotion/react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { Icon } from '../icon/index.js';
import { Input } from '../input/input.js';

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
  /** The answer to the code: none yet, accepted, or refused. */
  state: PromoCodeState;
  onApply: (code: string) => void;
  /** Called when the shopper edits the code after an answer: the field is cleared, and the code no longer applies. */
  onReset: () => void;
  defaultCode?: string;
  /** The code is being checked: the button is busy. Default: false. */
  loading?: boolean;
  /** Replaces the default text of `state`. */
  message?: ReactNode;
}

export function PromoCodeField(props: PromoCodeFieldProps) {
  const { state, onApply, onReset, defaultCode = '', loading = false, message, ...rest } = props;
  const messages = useMessages();
  const [code, setCode] = useState(defaultCode);

  const edit = (text: string) => {
    if (state === 'idle') return setCode(text);
    setCode('');
    onReset();
  };

  return (
    <form
      css={form}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '' && state === 'idle' && !loading) onApply(code.trim());
      }}
    >
      <Input
        css={grow}
        label={messages.promoCode}
        labelHidden
        placeholder={messages.promoCode}
        name="promocode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={code}
        onChange={(event) => edit(event.target.value)}
        error={state === 'error' ? (message ?? messages.promoCodeError) : undefined}
        hint={
          state === 'success' ? (
            <span css={success} role="status">
              <Icon name="check" size={16} />
              {message ?? messages.promoCodeSuccess}
            </span>
          ) : undefined
        }
      />
      {state !== 'success' && (
        <Button type="submit" variant="secondary" loading={loading} disabled={code.trim() === '' || state === 'error'}>
          {messages.apply}
        </Button>
      )}
    </form>
  );
}
