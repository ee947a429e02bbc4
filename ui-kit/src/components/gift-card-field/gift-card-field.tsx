import { css } from '@emotion/react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { GiftCardIcon } from '../../icons/index.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { MaskedInput } from '../masked-input/masked-input.js';
import { Text } from '../text/text.js';
import { giftCardFieldWords } from './gift-card-field.words.js';

/** The button is beside the field: below the label, above the note. */
const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${tokens.space[1]} ${tokens.space[2]}`,
  alignItems: 'start',
});
const beside = css({
  marginBlockStart: `calc(${tokens.text.small.size} * ${tokens.text.body.line} + ${tokens.space[1]})`,
});
const card = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[3],
});
const about = css({ flex: '1 1 12rem', display: 'grid', minWidth: 0 });

export interface AppliedGiftCard {
  /** The last four characters of its number. */
  last: string;
  /** The amount that the card pays of this order, in kopecks. */
  pays: number;
  /** The amount that remains on the card afterwards, in kopecks. Default: 0, which is not shown. */
  left?: number;
}

export interface GiftCardFieldProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The gift card that pays for this order. Default: none. */
  applied?: AppliedGiftCard | null;
  /** Called with the number, without spaces, once it is complete. */
  onSubmit: (number: string) => void;
  /** Called when the shopper removes the card. */
  onRemove: () => void;
  /** The number's format: `*` is a letter or a digit. Default: four groups of four. */
  mask?: string;
  /** The number is being checked: the button is busy. Default: false. */
  loading?: boolean;
  /** Why the card was refused. `true` shows the default text. Default: none. */
  error?: ReactNode;
}

/** A field for paying an order with a gift card, in whole or in part. */
export function GiftCardField(passed: GiftCardFieldProps) {
  const props = useDefaultProps('GiftCardField', passed);
  const { applied, onSubmit, onRemove, mask = '**** **** **** ****', loading = false, error, ...rest } = props;
  const words = useWords('giftCardField', giftCardFieldWords);
  const locale = useLocale();
  const [number, setNumber] = useState({ raw: '', complete: false });

  return (
    <form
      css={form}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (number.complete && !loading) onSubmit(number.raw.toUpperCase());
      }}
    >
      {applied ? (
        <div css={card} role="status">
          <GiftCardIcon />
          <div css={about}>
            <Text as="span">{words.giftCardApplied(applied.last, formatPrice(applied.pays, locale))}</Text>
            {Boolean(applied.left) && (
              <Text as="span" size="small" tone="muted">
                {words.giftCardLeft(formatPrice(applied.left ?? 0, locale))}
              </Text>
            )}
          </div>
          <Button variant="ghost" onClick={onRemove}>
            {words.removeGiftCard}
          </Button>
        </div>
      ) : (
        <>
          <MaskedInput
            label={words.giftCard}
            hint={words.giftCardHint}
            error={error === true ? words.giftCardError : error}
            mask={mask}
            prefix={<GiftCardIcon size={20} />}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            onValueChange={setNumber}
          />
          <Button
            css={beside}
            type="submit"
            variant="secondary"
            loading={loading}
            disabled={!number.complete && !loading}
          >
            {words.applyGiftCard}
          </Button>
        </>
      )}
    </form>
  );
}
