import { Mask, MaskInput, type MaskTokens } from 'maska';
import { useEffect, useMemo, useRef } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { Input, type InputProps } from '../input/input.js';

/** The letters of any alphabet: the library's own set knows Latin alone. */
const tokens: MaskTokens = {
  '#': { pattern: /\d/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}\d]/u },
};

export interface MaskedValue {
  /** As it is seen. */
  masked: string;
  /** What was typed, without the mask's own signs. */
  raw: string;
  complete: boolean;
}

export interface MaskedInputProps extends Omit<InputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** `#` a digit, `@` a letter, `*` either; anything else stands for itself. */
  mask: string;
  defaultValue?: string;
  onValueChange?: (value: MaskedValue) => void;
  /** Mends what was typed or pasted before the mask takes it. */
  clean?: (text: string) => string;
}

const asIs = (text: string) => text;

/** A line of text in a known form. The caret stays where it was, also in the middle. */
export function MaskedInput({ mask, defaultValue, onValueChange, clean = asIs, ref, ...props }: MaskedInputProps) {
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
