import { connect, machine } from '@zag-js/number-input';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useId, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { MinusIcon, PlusIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { frame, number, step } from './quantity-stepper.styles.js';
import { quantityStepperWords } from './quantity-stepper.words.js';

export interface QuantityStepperProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'size'> {
  /** The number of units, if the caller controls it. Default: uncontrolled. */
  value?: number;
  /** The initial number of units. Default: `min`. */
  defaultValue?: number;
  /** Called with each new whole number between `min` and `max`. Default: none. */
  onValueChange?: (value: number) => void;
  /** The smallest number. Default: 1. */
  min?: number;
  /** The largest number, such as the stock. Default: 99. */
  max?: number;
  /**
   * Attributes of the two buttons, to submit a form without JavaScript. The number is then read-only. Default: none.
   */
  submitButtons?: Record<'less' | 'more', Pick<ComponentPropsWithRef<'button'>, 'type' | 'name' | 'value' | 'form'>>;
}

/** A form id that does not exist. Otherwise Enter in the field would submit the form with its first button. */
const noForm = { readOnly: true, form: '-' };

/** A number of units, typed or changed by one with two buttons. */
export function QuantityStepper(passed: QuantityStepperProps) {
  const props = useDefaultProps('QuantityStepper', passed);
  const { label, labelHidden, hint, error, className, id, value: given, min = 1, max = 99, ...rest } = props;
  const { defaultValue = min, onValueChange, disabled, readOnly, required, name, submitButtons, ...input } = rest;
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  // Without JavaScript the buttons are tab stops too, because the arrow keys do nothing.
  const tabIndex = submitButtons ? 0 : -1;
  const words = useWords('quantityStepper', quantityStepperWords);
  const ownId = useId();
  // The text being typed while it is not a valid number: an empty field, or 0 before 10.
  const [draft, setDraft] = useState<string | null>(null);
  const service = useMachine(machine, {
    id: ownId,
    ids: { input: id ?? ownId },
    value: draft ?? String(value),
    min,
    max,
    name,
    disabled,
    readOnly,
    required,
    invalid: Boolean(error),
    inputMode: 'numeric',
    formatOptions: { maximumFractionDigits: 0, useGrouping: false },
    translations: { incrementLabel: words.addOne, decrementLabel: words.removeOne },
    onValueChange: ({ value: text, valueAsNumber }) => {
      const whole = Number.isInteger(valueAsNumber) && valueAsNumber >= min && valueAsNumber <= max;
      setDraft(whole ? null : text);
      if (whole && valueAsNumber !== value) change(valueAsNumber);
    },
    onFocusChange: ({ focused }) => {
      if (!focused) setDraft(null);
    },
  });
  const api = connect(service, normalizeProps);
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className} id={id ?? ownId}>
      {(field) => (
        // The direction is inherited from the surrounding text, not set by the state machine.
        <div
          css={frame}
          {...api.getControlProps()}
          dir={undefined}
          role={undefined}
          aria-disabled={undefined}
          aria-invalid={undefined}
        >
          <button
            css={step}
            {...api.getDecrementTriggerProps()}
            onClick={withoutPointer(api.decrement)}
            tabIndex={tabIndex}
            {...submitButtons?.less}
          >
            <MinusIcon size={20} />
          </button>
          <input
            css={number}
            {...mergeProps(input, api.getInputProps())}
            {...field}
            {...(submitButtons && noForm)}
            aria-roledescription={undefined}
          />
          <button
            css={step}
            {...api.getIncrementTriggerProps()}
            onClick={withoutPointer(api.increment)}
            tabIndex={tabIndex}
            {...submitButtons?.more}
          >
            <PlusIcon size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}

/** The state machine handles pointer events. A screen reader sends only a click, whose `detail` is 0. */
const withoutPointer = (change: () => void) => (event: MouseEvent) => {
  if (event.detail === 0) change();
};
