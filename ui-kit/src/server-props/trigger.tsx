import { mergeProps } from '@zag-js/react';
import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';

type ButtonProps = ComponentPropsWithoutRef<'button'>;

/** The control that opens an overlay: an element, which a server component can pass, or a function that renders it. */
export type Trigger = ReactElement | ((props: ButtonProps) => ReactNode);

/** Renders the control with the props that make it open the overlay. An element also keeps its own props. */
export function renderTrigger(trigger: Trigger, props: ButtonProps): ReactNode {
  if (typeof trigger === 'function') return trigger(props);
  // A server component's element may not have arrived yet: `toArray` waits for it.
  const [control] = Children.toArray(trigger);
  if (!isValidElement<ButtonProps>(control)) throw new TypeError('A trigger must be one element, such as a Button');
  return cloneElement(control, mergeProps(props, control.props));
}
