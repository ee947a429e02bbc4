import { css } from '@emotion/react';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { errorSummaryWords } from './error-summary.words.js';

const summary = css({
  padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[1]}`,
  borderInlineStart: `2px solid ${tokens.color.error}`,
  background: tokens.color.subtle,
});

const title = css({ fontWeight: tokens.weight.strong });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  paddingBlock: tokens.space[1],
  color: tokens.color.error,
  textUnderlineOffset: '0.2em',
});

export interface FieldError {
  /** The `id` of the field. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The errors, in the order of their fields. Each links to its field. */
  errors: readonly FieldError[];
}

/**
 * A list of a form's errors with links to their fields. It takes the focus when errors appear or change, but not when
 * errors are only removed.
 */
export function ErrorSummary(passed: ErrorSummaryProps) {
  const { errors, ref, ...props } = useDefaultProps('ErrorSummary', passed);
  const words = useWords('errorSummary', errorSummaryWords);
  const element = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(element, ref);

  const before = useRef<readonly FieldError[]>([]);

  useEffect(() => {
    const shorter = errors.length < before.current.length && errors.every((error) => before.current.includes(error));
    before.current = errors;
    if (errors.length > 0 && !shorter) element.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div ref={mergedRef} css={summary} role="alert" tabIndex={-1} {...props}>
      <p css={title}>{words.checkFields(errors.length)}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              css={link}
              href={`#${field}`}
              onClick={(event) => {
                // Following the link would add an entry to the browser's history.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
