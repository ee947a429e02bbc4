import type { SerializedStyles } from '@emotion/react';
import { Children, isValidElement, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';

/**
 * Wraps each child in a list item. An `li` of the caller is not wrapped, because an item inside an item is invalid
 * HTML.
 */
export const listItems = (children: ReactNode, styles?: SerializedStyles) =>
  // Unlike `map`, `toArray` leaves out children that are not rendered, and waits for children that a server component
  // is still sending.
  Children.toArray(children).map((child, index) => {
    // A text has no key.
    const key = (child as { key?: Key }).key ?? index;
    return isValidElement<ComponentPropsWithRef<'li'>>(child) && child.type === 'li' ? (
      <li key={key} css={styles} {...child.props} />
    ) : (
      <li key={key} css={styles}>
        {child}
      </li>
    );
  });
