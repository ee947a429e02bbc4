import { css } from '@emotion/react';
import { useState, type ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Field, type FieldFrame } from '../field/field.js';
import { control, hint as hintStyle } from '../field/field.styles.js';
import { textAreaWords } from './text-area.words.js';

const area = css(control, {
  display: 'block',
  minHeight: 104,
  paddingBlock: tokens.space[2],
  lineHeight: tokens.text.body.line,
  resize: 'vertical',
  // Grows with its text in browsers that support it.
  fieldSizing: 'content',
});

const counter = css(hintStyle, { alignSelf: 'flex-end', fontVariantNumeric: 'tabular-nums' });

export interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/**
 * A text field of several lines. With `maxLength` a counter shows the remaining characters from 80 % of the limit on.
 */
export function TextArea(passed: TextAreaProps) {
  const { label, labelHidden, hint, error, className, id, onInput, ...props } = useDefaultProps('TextArea', passed);
  const words = useWords('textArea', textAreaWords);
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length);
  const { maxLength, value } = props;
  const length = value === undefined ? typed : String(value).length;
  const counts = maxLength !== undefined && length >= maxLength * 0.8;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      id={id}
      required={props.required}
      aside={
        counts && (
          <span css={counter} role="status">
            {words.charactersLeft(maxLength - length)}
          </span>
        )
      }
    >
      {(field) => (
        <textarea
          css={area}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
          {...props}
          {...field}
        />
      )}
    </Field>
  );
}
