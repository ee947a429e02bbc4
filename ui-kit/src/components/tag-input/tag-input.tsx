import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { connect, machine } from '@zag-js/tags-input';
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useDirection } from '../../hooks/use-direction.js';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { Icon } from '../icon/icon.js';
import * as fieldStyles from '../multi-select/multi-select.styles.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { addedTags, BETWEEN } from './added-tags.js';
import { tagInputWords } from './tag-input.words.js';
import * as styles from './tag-input.styles.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'defaultValue' | 'list' | 'multiple' | 'onChange' | 'value'
>;

export interface TagInputProps extends FieldFrame, InputProps {
  /** The tags, in order, if the caller controls them. Default: uncontrolled. */
  value?: readonly string[];
  /** The initial tags. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the tags after some were added, or one was removed. Default: none. */
  onValueChange?: (value: string[]) => void;
  /** How many tags there may be. Default: any number. */
  most?: number;
  /** Name of the form field; each tag is submitted under it. Default: none. */
  name?: string;
}

const none: readonly never[] = [];

/** A list of words that are typed or pasted, each a chip that can be removed. */
export function TagInput(passed: TagInputProps) {
  const props = useDefaultProps('TagInput', passed);
  const { label, labelHidden, hint, error, className, id, value: given, most, name, ...others } = props;
  const { defaultValue = none, onValueChange, ...control } = others;
  const { disabled = false, readOnly = false, required, placeholder, ref, ...rest } = control;
  const [value, change] = useOwnValue<readonly string[]>(
    given,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const words = useWords('tagInput', tagInputWords);
  const locale = useLocale();
  const [text, setText] = useState('');
  /** Why not all that was typed is there, until something else is typed. */
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(field, ref);
  useFormReset(field, () => {
    setText('');
    setRefusal(undefined);
    if (given === undefined) change(defaultValue);
  });
  const ownId = useId();
  const inputId = id ?? ownId;
  const fault = error ?? refusal;

  const service = useMachine(machine, {
    id: ownId,
    ids: { input: inputId },
    dir: useDirection(field),
    value: [...value],
    inputValue: text,
    // What is typed is taken apart here: the machine would drop what is there already without a word.
    delimiter: '',
    editable: false,
    disabled,
    readOnly,
    invalid: Boolean(fault),
    onValueChange: (details) => change(details.value),
    translations: {
      deleteTagTriggerLabel: words.remove,
      tagSelected: words.selected,
      tagDeleted: words.removed,
    },
  });
  const api = connect(service, normalizeProps);

  const add = (typed: string) => {
    const { tags, known, isFull } = addedTags(value, typed, most);
    const added = tags.slice(value.length);
    if (added.length > 0) {
      change(tags);
      setSaid(words.added(added.join(', ')));
    }
    setText(known.join(', '));
    if (isFull) setRefusal(words.full(formatCount(most!, locale)));
    else setRefusal(known.length > 0 ? words.known(known.join(', ')) : undefined);
  };

  const type = (typed: string) => {
    if (BETWEEN.test(typed)) {
      add(typed);
      return;
    }
    setText(typed);
    setRefusal(undefined);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    rest.onPaste?.(event);
    const pasted = event.clipboardData.getData('text/plain');
    // The browser inserts a single entry itself.
    if (event.defaultPrevented || !BETWEEN.test(pasted.trim())) return;
    event.preventDefault();
    add(text + pasted);
  };

  const handlers = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
      event.preventDefault();
      add(text);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isInside = currentTarget.parentElement?.contains(relatedTarget);
      if (!isInside && text.trim() !== '' && refusal === undefined) add(text);
    },
  };

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={fault}
      className={className}
      id={inputId}
      required={required}
    >
      {(frame) => (
        <div {...api.getRootProps()}>
          {name !== undefined && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
          <div
            css={[fieldStyles.frame, value.length > 0 && fieldStyles.withChips]}
            {...api.getControlProps()}
            tabIndex={undefined}
            // What is disabled may be faint, but a tag is no control that could say so itself.
            {...(disabled && { role: 'group', 'aria-disabled': true })}
          >
            {value.map((tag, index) => (
              <span key={tag} css={styles.tag} {...api.getItemPreviewProps({ index, value: tag })}>
                {tag}
                <button
                  css={styles.remove}
                  {...api.getItemDeleteTriggerProps({ index, value: tag })}
                  disabled={disabled || readOnly}
                >
                  <Icon name="close" size={16} />
                </button>
              </span>
            ))}
            <input
              {...mergeProps(api.getInputProps(), handlers, rest)}
              {...frame}
              ref={mergedRef}
              value={text}
              defaultValue={undefined}
              onPaste={paste}
              css={[fieldStyles.input, value.length > 0 && fieldStyles.besideChips]}
              placeholder={value.length > 0 ? undefined : placeholder}
              disabled={disabled}
              readOnly={readOnly}
              // The text is empty again after each entry, so the browser would report a field with tags as missing.
              required={required && value.length === 0}
              aria-required={required || undefined}
            />
          </div>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
