import type { SerializedStyles } from '@emotion/react';
import { Children, isValidElement, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';

/** Puts each child into an item of a list. An `li` of the caller stays one, since an item inside an item is invalid HTML. */
export const listItems = (children: ReactNode, styles?: SerializedStyles) =>
  // Unlike `map`, `toArray` leaves out what is not drawn, and waits for what a server component still sends.
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
