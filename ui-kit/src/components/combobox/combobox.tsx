import { collection, connect, machine } from '@zag-js/combobox';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useId, useLayoutEffect, useRef, type ChangeEvent, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { loadingWords } from '../../locale/words/loading.words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { Spinner } from '../spinner/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './combobox.styles.js';
import { comboboxWords } from './combobox.words.js';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  /** Put into the field when the option is chosen. */
  label: string;
  /** Distinguishes options with the same label, such as the region of a city. */
  detail?: string;
  disabled?: boolean;
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'children' | 'defaultValue' | 'list' | 'onChange' | 'value'>;

export interface ComboboxProps<Value extends string = string> extends FieldFrame, InputProps {
  /** Options for the current `text`. The caller looks them up; the component filters nothing. */
  options: readonly ComboboxOption<Value>[];
  /** The text in the field, kept by the caller. */
  text: string;
  /** Called with the text after each change; the caller looks up `options` for it. */
  onTextChange: (text: string) => void;
  /** The chosen option or null, if the caller keeps it. Default: kept here. */
  value?: ComboboxOption<Value> | null | undefined;
  /** The option chosen at first; `text` has its label. Default: null. */
  defaultValue?: ComboboxOption<Value> | null;
  /** Called with the chosen option, or with null when the choice is cleared. Default: none. */
  onValueChange?: (option: ComboboxOption<Value> | null) => void;
  /**
   * Any text is valid, and the list only suggests. Otherwise text that was not chosen is replaced by the last choice on
   * blur. Default: false.
   */
  freeText?: boolean;
  /** Options are loading: a spinner is shown. Default: false. */
  loading?: boolean;
}

/** A text field with suggestions from a list too long to show: cities, streets, brands. */
export function Combobox<Value extends string = string>(passed: ComboboxProps<Value>) {
  const props = useDefaultProps('Combobox', passed);
  const {
    label,
    labelHidden,
    hint,
    error,
    className,
    id,
    options,
    text,
    onTextChange,
    value,
    defaultValue = null,
    ...others
  } = props;
  const { onValueChange, freeText = false, loading = false, disabled, required, readOnly, ref, ...rest } = others;
  const [chosen, choose] = useOwnValue(value, defaultValue, onValueChange);
  const words = useWords('combobox', comboboxWords);
  const { loading: loadingText } = useWords('loading', loadingWords);
  const ownId = useId();
  const inputId = id ?? ownId;

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.value;
    onTextChange(next);
    // Without `freeText` the choice is kept until another one is made or the field is emptied.
    if (chosen && (freeText ? next !== chosen.label : next === '')) choose(null);
  };

  const service = useMachine(machine, {
    id: ownId,
    ids: { input: inputId },
    collection: collection({
      items: options,
      itemToString: (option) => option.label,
      itemToValue: (option) => option.value,
      isItemDisabled: (option) => option.disabled === true,
    }),
    inputValue: text,
    value: chosen ? [chosen.value] : [],
    // The caller controls the text. Otherwise Zag's state machine would clear it when the choice is cleared.
    selectionBehavior: 'preserve',
    allowCustomValue: freeText,
    inputBehavior: freeText ? 'none' : 'autohighlight',
    openOnClick: true,
    disabled,
    required,
    readOnly,
    invalid: Boolean(error),
    positioning: { strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 4 },
    onValueChange: ({ items: [option] }) => {
      if (!option) return;
      onTextChange(option.label);
      choose(option);
    },
  });
  const api = connect(service, normalizeProps);

  // Text that was typed while only the server's HTML was there would be lost with the next change of the field.
  const field = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(field, ref);
  useLayoutEffect(() => {
    const typed = field.current!.value;
    if (typed === text) return;
    onTextChange(typed);
    // Zag's state machine starts in a microtask of its own effect.
    if (field.current === document.activeElement) queueMicrotask(() => api.setOpen(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, when the field comes to life
  }, []);

  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Ignores focus moves into the list and to another window, because the focus returns by itself.
    if (currentTarget.contains(relatedTarget) || target === document.activeElement) return;
    // Zag's state machine notices when the focus moves within the page, but not when it leaves the page.
    service.send({ type: 'LAYER.INTERACT_OUTSIDE', src: 'interact-outside', restoreFocus: false });
    if (!freeText && text !== (chosen?.label ?? '')) onTextChange(chosen?.label ?? '');
  };

  const nothing = options.length === 0;
  const message = loading ? loadingText : words.nothingFound;
  const shown = api.open && (!nothing || (!freeText && text.trim() !== ''));

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      id={inputId}
      required={required}
    >
      {(control) => (
        <div css={styles.frame} {...api.getControlProps()} onBlur={leave}>
          <input
            {...mergeProps<ComponentPropsWithRef<'input'>>(
              api.getInputProps(),
              { onChange: change, ref: mergedRef },
              rest,
            )}
            {...control}
            // React controls the value: Zag's state machine updates its own a moment later, and a fast typist would
            // lose letters.
            value={text}
            defaultValue={undefined}
            css={[styles.input, loading && styles.waiting]}
            aria-expanded={shown}
          />
          {loading && <Spinner css={styles.spinner} size="small" />}
          <VisuallyHidden role="status">
            {shown && !loading && (nothing ? message : words.found(options.length))}
          </VisuallyHidden>
          {/* The list is mounted while open, even if hidden, because Zag's state machine looks for it when it opens. */}
          {api.open && (
            <div {...api.getPositionerProps()}>
              <div
                css={styles.list}
                {...api.getContentProps()}
                hidden={!shown}
                // An empty listbox is invalid ARIA, so the role is set only with options.
                role={nothing ? undefined : 'listbox'}
                aria-labelledby={undefined}
                aria-label={nothing ? undefined : label}
              >
                {shown && nothing && (
                  <p css={styles.message} aria-hidden="true">
                    {message}
                  </p>
                )}
                {options.map((option) => (
                  <div key={option.value} css={styles.option} {...api.getItemProps({ item: option })}>
                    {option.label}
                    {option.detail && <span css={styles.detail}>{option.detail}</span>}
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
