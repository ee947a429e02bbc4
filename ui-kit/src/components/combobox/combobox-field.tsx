import {
  createContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { Spinner } from '../spinner/index.js';
import * as styles from './combobox.styles.js';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  /** Put into the field when the option is chosen. */
  label: string;
  /** Distinguishes options with the same label, such as the region of a city. */
  detail?: string;
  disabled?: boolean;
}

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'children' | 'defaultValue' | 'list' | 'onChange' | 'value'>;

export interface ComboboxProps<Value extends string = string> extends FieldFrame, NativeProps {
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

type InputProps = ComponentPropsWithRef<'input'>;

/** What the list does with the field that it belongs to. */
interface ComboboxLead {
  frame: ComponentPropsWithRef<'div'>;
  /** Adds the list's attributes and handlers to those of the field. */
  input: (own: InputProps) => InputProps;
  /** Closes the list, because the focus has left. */
  leave: () => void;
  isShown: boolean;
}

/** The list calls it after each of its renders, and with null when it goes. */
export const ComboboxLeadContext = createContext<(lead: ComboboxLead | null) => void>(() => undefined);

/** What `ComboboxField` gives to its list. */
export interface ComboboxListProps<Value extends string = string> extends Pick<
  ComboboxProps<Value>,
  'label' | 'options' | 'text' | 'onTextChange' | 'disabled' | 'required' | 'readOnly'
> {
  /** The chosen option or null. */
  value: ComboboxOption<Value> | null;
  /** Called with the chosen option. */
  onValueChange: (option: ComboboxOption<Value> | null) => void;
  /** Any text is valid, and the list only suggests. */
  freeText: boolean;
  /** Options are loading. */
  loading: boolean;
  /** The field has an error. */
  invalid: boolean;
  /** The id of the field. */
  inputId: string;
  /** Whether the shopper is typing into the field, so that a list that comes late opens at once. */
  isAwaited: () => boolean;
}

export interface ComboboxFieldProps<Value extends string = string> extends ComboboxProps<Value> {
  /**
   * `ComboboxList`, or undefined while its file is loading. The field stays the same element when the list comes, and
   * keeps its focus and its text.
   */
  list: ComponentType<ComboboxListProps<Value>> | undefined;
}

/** `Combobox` without its list, for pages that load `@meet/ui-kit/combobox-list` later. */
export function ComboboxField<Value extends string = string>({ list: List, ...passed }: ComboboxFieldProps<Value>) {
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
  const ownId = useId();
  const inputId = id ?? ownId;
  const isTyped = useRef(false);

  const change = (next: string) => {
    isTyped.current = true;
    onTextChange(next);
    // Without `freeText` the choice is kept until another one is made or the field is emptied.
    if (chosen && (freeText ? next !== chosen.label : next === '')) choose(null);
  };

  // Text that was typed while only the server's HTML was there would be lost with the next change of the field.
  const field = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(field, ref);
  useLayoutEffect(() => {
    if (field.current!.value !== text) change(field.current!.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, when the field comes to life
  }, []);

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
        <ComboboxFrame
          input={{
            autoComplete: 'off',
            autoCorrect: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            disabled,
            required,
            readOnly,
            onChange: ({ target }) => change(target.value),
            ref: mergedRef,
            ...rest,
          }}
          named={control}
          text={text}
          loading={loading}
          // Without its list there was nothing to choose, so the text stays.
          onLeave={() => {
            if (List && !freeText && text !== (chosen?.label ?? '')) onTextChange(chosen?.label ?? '');
          }}
        >
          {List && (
            <List
              label={label}
              options={options}
              text={text}
              onTextChange={onTextChange}
              value={chosen}
              onValueChange={choose}
              freeText={freeText}
              loading={loading}
              disabled={disabled}
              required={required}
              readOnly={readOnly}
              invalid={Boolean(error)}
              inputId={inputId}
              isAwaited={() => isTyped.current && field.current === document.activeElement}
            />
          )}
        </ComboboxFrame>
      )}
    </Field>
  );
}

interface ComboboxFrameProps {
  input: InputProps;
  /** Attributes that connect the input to its label, hint and error. */
  named: InputProps;
  text: string;
  loading: boolean;
  onLeave: () => void;
  /** The list. It is not rendered again when it leads the field, because it comes from outside. */
  children: ReactNode;
}

function ComboboxFrame({ input, named, text, loading, onLeave, children }: ComboboxFrameProps) {
  const [lead, setLead] = useState<ComboboxLead | null>(null);

  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Ignores focus moves into the list and to another window, because the focus returns by itself.
    if (currentTarget.contains(relatedTarget) || target === document.activeElement) return;
    lead?.leave();
    onLeave();
  };

  return (
    <div css={styles.frame} {...lead?.frame} onBlur={leave}>
      <input
        {...(lead ? lead.input(input) : input)}
        {...named}
        // React controls the value: Zag's state machine updates its own a moment later, and a fast typist would lose
        // letters.
        value={text}
        defaultValue={undefined}
        css={[styles.input, loading && styles.waiting]}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={lead?.isShown ?? false}
      />
      {loading && <Spinner css={styles.spinner} size="small" />}
      <ComboboxLeadContext value={setLead}>{children}</ComboboxLeadContext>
    </div>
  );
}
