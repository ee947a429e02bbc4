import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type FunctionComponent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { EditIcon, EyeIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { noteIdOf } from '../field/field-note.js';
import { Field, type FieldFrame } from '../field/field.js';
import { hint as hintStyle, error as errorStyle } from '../field/field.styles.js';
import { IconButton } from '../icon-button/icon-button.js';
import { textAreaWords } from '../text-area/text-area.words.js';
import type { InsertMenuProps } from './insert-menu.js';
import { MarkdownToolbar } from './markdown-toolbar.js';
import { inserted, marked, type Mark, type MarkdownBlock } from './markup.js';
import { markdownFieldWords } from './markdown-field.words.js';
import * as styles from './markdown-field.styles.js';
import { useEditor } from './use-editor.js';

/** If it cannot be loaded there is no menu, and the text can still be typed. */
const InsertMenu = lazy((): Promise<{ default: FunctionComponent<InsertMenuProps> }> =>
  import('./insert-menu.js').then(
    (menu) => ({ default: menu.InsertMenu }),
    () => ({ default: () => null }),
  ),
);

type AreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'defaultValue' | 'onChange' | 'value'>;

export interface MarkdownFieldProps extends FieldFrame, AreaProps {
  /** The text in Markdown, if the caller keeps it. Default: kept here. */
  value?: string;
  /** The text at first. Default: empty. */
  defaultValue?: string;
  /** Called with the text after each change. Default: none. */
  onValueChange?: (value: string) => void;
  /** Lines of the least height. Default: 8. */
  rows?: number;
  /** What else can be put into the text, in a menu. Default: none, no menu. */
  blocks?: readonly MarkdownBlock[];
  /** Renders the text, when the button of the preview is pressed. Default: no preview, no button. */
  preview?: (value: string) => ReactNode;
}

/** A text in Markdown: its signs are typed or made by buttons, and the words look as they will. */
export function MarkdownField(passed: MarkdownFieldProps) {
  const props = useDefaultProps('MarkdownField', passed);
  const { label, labelHidden, hint, error, className, id, value: given, defaultValue = '', ...others } = props;
  const {
    onValueChange,
    rows = 8,
    blocks = [],
    preview,
    ref,
    onBlur,
    onFocus,
    placeholder,
    spellCheck = true,
    ...area
  } = others;
  const { required = false, disabled = false, readOnly = false, maxLength, ...rest } = area;
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const [isPreview, setPreview] = useState(false);
  const words = useWords('markdownField', markdownFieldWords);
  const { charactersLeft } = useWords('textArea', textAreaWords);
  const ownId = useId();
  const textId = id ?? ownId;
  const element = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(element, ref);
  useFormReset(element, () => given === undefined && change(defaultValue));
  const left = maxLength === undefined ? Infinity : maxLength - value.length;
  const counts = maxLength !== undefined && left <= maxLength * 0.2;
  const tooLong = left < 0 ? words.tooLong(-left) : '';

  const { host, view, active } = useEditor({
    value,
    onValueChange: change,
    // The text area is what a form library knows.
    onBlur: () => onBlur?.({ type: 'blur', target: element.current! } as unknown as FocusEvent<HTMLTextAreaElement>),
    attributes: {
      'aria-label': label,
      // What scrolls needs a tab stop, and checkers do not count an editable element as one.
      tabindex: '0',
      spellcheck: String(spellCheck),
      autocorrect: 'on',
      autocapitalize: 'sentences',
      ...(hint || error ? { 'aria-describedby': noteIdOf(textId) } : {}),
      ...(error || tooLong ? { 'aria-invalid': 'true' } : {}),
      ...(required && { 'aria-required': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
      ...(readOnly && { 'aria-readonly': 'true' }),
    },
    isReadOnly: readOnly,
    isDisabled: disabled,
    placeholder,
  });

  useEffect(() => element.current?.setCustomValidity(tooLong), [tooLong]);

  const apply = (mark: Mark) => {
    if (!view) return;
    view.dispatch(marked(view.state, mark));
    view.focus();
  };

  const put = (block: MarkdownBlock) => {
    if (!view) return;
    view.dispatch(inserted(view.state, block));
    // The menu gives the focus back to its button when it closes.
    requestAnimationFrame(() => view.focus());
  };

  const focus = (event: FocusEvent<HTMLTextAreaElement>) => {
    onFocus?.(event);
    // The editor takes the focus only while it is shown.
    flushSync(() => setPreview(false));
    view?.focus();
  };

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      id={textId}
      required={required}
      aside={
        counts && (
          <span css={tooLong ? errorStyle : hintStyle} role="status">
            {tooLong || charactersLeft(left)}
          </span>
        )
      }
    >
      {(frame) => (
        <div
          css={styles.frame}
          data-invalid={Boolean(error || tooLong) || undefined}
          data-disabled={disabled || undefined}
        >
          <div css={styles.head}>
            <MarkdownToolbar
              label={words.toolbar(label)}
              controls={textId}
              active={active}
              disabled={disabled || readOnly || isPreview || !view}
              onMark={apply}
            />
            {blocks.length > 0 && (
              <Suspense>
                <InsertMenu blocks={blocks} disabled={disabled || readOnly || isPreview || !view} onInsert={put} />
              </Suspense>
            )}
            {preview && (
              <IconButton
                css={styles.button}
                icon={isPreview ? <EditIcon /> : <EyeIcon />}
                label={isPreview ? words.edit : words.preview}
                onClick={() => setPreview(!isPreview)}
              />
            )}
          </div>
          <div css={styles.body}>
            <textarea
              rows={rows}
              placeholder={placeholder}
              spellCheck={spellCheck}
              {...rest}
              {...frame}
              ref={mergedRef}
              css={[styles.area, view && styles.covered]}
              value={value}
              required={required}
              disabled={disabled}
              readOnly={readOnly}
              onChange={(event: SyntheticEvent<HTMLTextAreaElement>) => change(event.currentTarget.value)}
              onFocus={focus}
              {...(view && { 'aria-hidden': true, tabIndex: -1 })}
            />
            <div ref={host} css={styles.host} hidden={isPreview} />
            {isPreview && <div css={styles.preview}>{preview?.(value)}</div>}
          </div>
        </div>
      )}
    </Field>
  );
}
