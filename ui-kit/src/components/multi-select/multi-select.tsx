import { collection, connect, machine } from '@zag-js/combobox';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { list, message, option as optionLook } from '../combobox/combobox.styles.js';
import { Field, type FieldFrame } from '../field/field.js';
import { Icon } from '../icon/icon.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { multiSelectWords } from './multi-select.words.js';
import * as styles from './multi-select.styles.js';

export interface MultiSelectOption<Value extends string = string> {
  /** Value passed to `onValueChange`. */
  value: Value;
  /** Text of the option and its chip. */
  label: string;
  /** Whether the option cannot be chosen. Default: false. */
  disabled?: boolean;
}

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'defaultValue' | 'list' | 'multiple' | 'onChange' | 'value'
>;

export interface MultiSelectProps<Value extends string = string> extends FieldFrame, InputProps {
  /** All options, in order. Typing filters them. */
  options: readonly MultiSelectOption<Value>[];
  /** Values of the chosen options, in the order of their chips, if the caller controls them. Default: uncontrolled. */
  value?: readonly Value[];
  /** Values of the initially chosen options. Default: none. */
  defaultValue?: readonly Value[];
  /** Called with the values after one was added or removed. Default: none. */
  onValueChange?: (value: Value[]) => void;
  /** Name of the form field; each value is submitted under it. Default: none. */
  name?: string;
}

const none: readonly never[] = [];

/** Multiple choice from a list too long for checkboxes. Chosen options are chips in the field. */
export function MultiSelect<Value extends string = string>(passed: MultiSelectProps<Value>) {
  const props = useDefaultProps('MultiSelect', passed);
  const { label, labelHidden, hint, error, className, id, options, value: given, name, ...others } = props;
  const { defaultValue = none, onValueChange, ...control } = others;
  const { disabled = false, readOnly = false, required, placeholder, ref, ...rest } = control;
  const [value, change] = useOwnValue<readonly Value[]>(
    given,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const words = useWords('multiSelect', multiSelectWords);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(field, ref);
  useFormReset(field, () => {
    setText('');
    if (given === undefined) change(defaultValue);
  });
  const ownId = useId();
  const inputId = id ?? ownId;

  const wanted = text.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const chosen = value.flatMap((one) => options.find((option) => option.value === one) ?? []);

  const service = useMachine(machine, {
    id: ownId,
    ids: { input: inputId },
    collection: collection({
      items: shown,
      itemToString: (option) => option.label,
      itemToValue: (option) => option.value,
      isItemDisabled: (option) => option.disabled === true,
    }),
    multiple: true,
    value: [...value],
    inputValue: text,
    inputBehavior: 'autohighlight',
    openOnClick: true,
    disabled,
    readOnly,
    invalid: Boolean(error),
    positioning: { strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 4 },
    onInputValueChange: (details) => setText(details.inputValue),
    onValueChange: (details) => change(details.value as Value[]),
  });
  const api = connect(service, normalizeProps);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value);

  const remove = (one: string) => {
    change(value.filter((other) => other !== one));
    field.current?.focus();
  };

  const removeLast = ({ key }: KeyboardEvent) => {
    const last = value.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined && !readOnly) remove(last);
  };

  const handlers: ComponentPropsWithRef<'input'> = { onChange: type, onKeyDown: removeLast };

  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Ignores focus moves to a chip, into the list and to another window, because the focus returns by itself.
    if (currentTarget.contains(relatedTarget) || target === document.activeElement) return;
    // Zag's state machine notices when the focus moves within the page, but not when it leaves the page.
    service.send({ type: 'LAYER.INTERACT_OUTSIDE', src: 'interact-outside', restoreFocus: false });
    setText('');
  };

  const nothing = shown.length === 0;

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
      {(frame) => (
        <div onBlur={leave}>
          {name !== undefined && value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
          <div
            css={[styles.frame, chosen.length > 0 && styles.withChips]}
            {...api.getControlProps()}
            onClick={({ target, currentTarget }) => {
              if (target === currentTarget) field.current?.focus();
            }}
          >
            {chosen.length > 0 && (
              <ul css={styles.chips} aria-label={`${words.chosen}: ${label}`}>
                {chosen.map((option) => (
                  <li key={option.value}>
                    <button
                      type="button"
                      css={styles.chip}
                      aria-label={words.remove(option.label)}
                      disabled={disabled || readOnly}
                      onClick={() => remove(option.value)}
                    >
                      {option.label}
                      <Icon name="close" size={16} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <input
              {...mergeProps(api.getInputProps(), handlers, rest)}
              {...frame}
              ref={mergedRef}
              // React controls the value: Zag's state machine updates its own a moment later, and a fast typist would
              // lose letters.
              value={text}
              defaultValue={undefined}
              css={[styles.input, chosen.length > 0 && styles.besideChips]}
              placeholder={chosen.length > 0 ? undefined : placeholder}
              // The text is empty again after each choice, so the browser would report a field with chips as missing.
              required={required && value.length === 0}
              aria-required={required || undefined}
            />
          </div>
          <VisuallyHidden role="status">
            {api.open && (nothing ? words.nothingFound : words.found(shown.length))}
          </VisuallyHidden>
          {/* The list is mounted while open, because Zag's state machine looks for it when it opens. */}
          {api.open && (
            <div {...api.getPositionerProps()}>
              <div
                css={list}
                {...api.getContentProps()}
                // An empty listbox is invalid ARIA, so the role is set only with options.
                role={nothing ? undefined : 'listbox'}
                aria-multiselectable={nothing ? undefined : true}
                aria-labelledby={undefined}
                aria-label={nothing ? undefined : label}
              >
                {nothing && (
                  <p css={message} aria-hidden="true">
                    {words.nothingFound}
                  </p>
                )}
                {shown.map((option) => (
                  <div key={option.value} css={[optionLook, styles.option]} {...api.getItemProps({ item: option })}>
                    <span css={styles.words}>{option.label}</span>
                    <Icon name="check" size={20} css={styles.mark} />
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
