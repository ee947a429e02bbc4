import { Mask, MaskInput, type MaskTokens } from 'maska';
import { useEffect, useMemo, useRef } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Input, type InputProps } from '../input/input.js';

/** Tokens of the mask. The library's own letter tokens match Latin only; these match any alphabet. */
const tokens: MaskTokens = {
  '#': { pattern: /\d/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}\d]/u },
};

export interface MaskedValue {
  /** The text as shown, with the mask's separators. */
  masked: string;
  /** The typed characters, without the mask's separators. */
  raw: string;
  /** The mask is filled. */
  complete: boolean;
}

export interface MaskedInputProps extends Omit<InputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** `#` stands for a digit, `@` for a letter, `*` for either. Other characters stand for themselves. */
  mask: string;
  /** Initial text, with or without the mask's separators. Default: empty. */
  defaultValue?: string;
  /** Called after each change, with and without the mask's separators. Default: none. */
  onValueChange?: (value: MaskedValue) => void;
  /** Normalises typed or pasted text before the mask is applied. Default: no change. */
  clean?: (text: string) => string;
}

const asIs = (text: string) => text;

/** A text field with a fixed format. The caret keeps its position, even in the middle of the text. */
export function MaskedInput(passed: MaskedInputProps) {
  const { mask, defaultValue, onValueChange, clean = asIs, ref, ...props } = useDefaultProps('MaskedInput', passed);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const report = useRef(onValueChange);
  const first = useMemo(
    () => new Mask({ mask, tokens }).masked(clean(defaultValue ?? '')),
    [mask, defaultValue, clean],
  );

  useEffect(() => {
    report.current = onValueChange;
  });

  useEffect(() => {
    if (!input.current) return;
    const masked = new MaskInput(input.current, {
      mask,
      tokens,
      preProcess: clean,
      onMaska: (value) => report.current?.({ masked: value.masked, raw: value.unmasked, complete: value.completed }),
    });
    return () => masked.destroy();
  }, [mask, clean]);

  return <Input {...props} ref={mergedRef} defaultValue={first} />;
}
