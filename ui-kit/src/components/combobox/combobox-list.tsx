import { collection, connect, machine } from '@zag-js/combobox';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { use, useEffect, useId, useLayoutEffect, type ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { loadingWords } from '../../locale/words/loading.words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { ComboboxLeadContext, type ComboboxListProps } from './combobox-field.js';
import * as styles from './combobox.styles.js';
import { comboboxWords } from './combobox.words.js';

/** The list of a `ComboboxField`, and what opens it. */
export function ComboboxList<Value extends string = string>(props: ComboboxListProps<Value>) {
  const { label, options, text, onTextChange, value, onValueChange, freeText, loading, inputId, isAwaited } = props;
  const { disabled, required, readOnly, invalid } = props;
  const words = useWords('combobox', comboboxWords);
  const { loading: loadingText } = useWords('loading', loadingWords);

  const service = useMachine(machine, {
    id: useId(),
    ids: { input: inputId },
    collection: collection({
      items: options,
      itemToString: (option) => option.label,
      itemToValue: (option) => option.value,
      isItemDisabled: (option) => option.disabled === true,
    }),
    inputValue: text,
    value: value ? [value.value] : [],
    // The caller controls the text. Otherwise Zag's state machine would clear it when the choice is cleared.
    selectionBehavior: 'preserve',
    allowCustomValue: freeText,
    inputBehavior: freeText ? 'none' : 'autohighlight',
    openOnClick: true,
    disabled,
    required,
    readOnly,
    invalid,
    positioning: { strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 4 },
    onValueChange: ({ items: [option] }) => {
      if (!option) return;
      onTextChange(option.label);
      onValueChange(option);
    },
  });
  const api = connect(service, normalizeProps);

  const nothing = options.length === 0;
  const message = loading ? loadingText : words.nothingFound;
  const isShown = api.open && (!nothing || (!freeText && text.trim() !== ''));

  const lead = use(ComboboxLeadContext);
  useLayoutEffect(() =>
    lead({
      frame: api.getControlProps(),
      input: (own) => mergeProps<ComponentPropsWithRef<'input'>>(api.getInputProps(), own),
      // Zag's state machine notices when the focus moves within the page, but not when it leaves the page.
      leave: () => service.send({ type: 'LAYER.INTERACT_OUTSIDE', src: 'interact-outside', restoreFocus: false }),
      isShown,
    }),
  );
  useLayoutEffect(() => () => lead(null), [lead]);

  useEffect(() => {
    // Zag's state machine starts in a microtask of its own effect.
    if (isAwaited()) queueMicrotask(() => api.setOpen(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, when the list comes
  }, []);

  return (
    <>
      <VisuallyHidden role="status">
        {isShown && !loading && (nothing ? message : words.found(options.length))}
      </VisuallyHidden>
      {/* The list is mounted while open, even if hidden, because Zag's state machine looks for it when it opens. */}
      {api.open && (
        <div {...api.getPositionerProps()}>
          <div
            css={styles.list}
            {...api.getContentProps()}
            hidden={!isShown}
            // An empty listbox is invalid ARIA, so the role is set only with options.
            role={nothing ? undefined : 'listbox'}
            aria-labelledby={undefined}
            aria-label={nothing ? undefined : label}
          >
            {isShown && nothing && (
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
    </>
  );
}
