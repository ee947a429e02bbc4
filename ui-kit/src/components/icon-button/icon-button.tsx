import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { Icon, type IconSource } from '../icon/icon.js';
import { RenderAs, type Rendered } from '../../server-props/index.js';
import type { LinkElementProps } from '../link/link-element.js';
import { IconControl, IconControlLink } from './icon-control.js';

interface IconButtonLook {
  /** Name of an icon, or an element, such as one of `@meet/ui-kit/icons`. */
  icon: IconSource;
  /** Accessible name, also shown as a tooltip. */
  label: string;
}

export interface IconButtonProps extends IconButtonLook, Rendered, Omit<ComponentPropsWithRef<'button'>, 'children'> {}

export function IconButton(passed: IconButtonProps) {
  const { icon, ...props } = useDefaultProps('IconButton', passed);
  return <IconControl icon={<Icon name={icon} />} as={props.render && RenderAs} {...props} />;
}

export type IconLinkProps = IconButtonLook &
  Omit<LinkElementProps, 'children'> & {
    /**
     * Number shown at the icon, such as items in the cart. It is hidden from screen readers, so `label` should contain
     * it. Default: 0, which is not shown.
     */
    count?: number;
  };

export function IconLink(passed: IconLinkProps) {
  const { icon, ...props } = useDefaultProps('IconLink', passed);
  return <IconControlLink icon={<Icon name={icon} />} as={props.render && RenderAs} {...props} />;
}
