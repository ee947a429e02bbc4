import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PartClasses } from '../../parts/parts.js';

/** Whether a line can be ordered. Every state but `available` says why it cannot. */
export type CartLineState = 'available' | 'reserved' | 'sold' | 'withdrawn';

/** Names of a line's parts, as their elements have them in `data-part`. */
export type CartLinePart =
  | 'checkbox'
  | 'picture'
  | 'words'
  | 'heading'
  | 'brand'
  | 'name'
  | 'details'
  | 'terms'
  | 'price'
  | 'price-change'
  | 'reason'
  | 'quantity'
  | 'error'
  | 'remove'
  | 'removed';

export interface CartLineProps extends ComponentPropsWithRef<'article'> {
  /** Address of the product. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Brand, shown before the name. Default: none. */
  brand?: string;
  /** Address of the picture; null if there is none. */
  picture: string | null;
  /** The size as the shop writes it, such as «42» or «M»; null if the product has only one. */
  sizeName: string | null;
  /** Current price, in minor units. */
  price: number;
  /** Price before the discount, in minor units. Default: none. */
  oldPrice?: number | null;
  /** Discount in whole percent, shown beside a higher `oldPrice`. Default: none. */
  sale?: number;
  /** Price with the card of the loyalty programme, in minor units, shown if it is lower. Default: none. */
  loyaltyPrice?: number | null;
  /**
   * The `price` that the shopper saw before, in minor units. If `price` differs, the line shows the change. Default:
   * none.
   */
  seenPrice?: number;
  /** Whether the line can be ordered, and if not, why. Default: `available`. */
  state?: CartLineState;
  /** Replaces the default explanation of `state`. Default: a text for each state. */
  reason?: ReactNode;
  /** When and from where it is delivered, such as «завтра, со склада». Default: none. */
  delivery?: ReactNode;
  /** The number of units, such as a QuantityStepper or «2 шт.». Default: none. */
  quantity?: ReactNode;
  /** The line has a checkbox, which can leave it out of the order. Default: true. */
  selectable?: boolean;
  /** The line belongs to the order. A line that cannot be ordered is never checked. Default: false. */
  checked?: boolean;
  /**
   * Called when the checkbox is pressed. Without it the box keeps its own state, for the form around it. Default: none.
   */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Called when the remove button is pressed; the caller then sets `removed`. Without it and `removeButton` there is no
   * button. Default: none.
   */
  onRemove?: () => void;
  /** Attributes of the remove button, to submit a form without JavaScript. Default: none. */
  removeButton?: Pick<ComponentPropsWithRef<'button'>, 'type' | 'name' | 'value' | 'form'>;
  /** Shows the line as removed, with a button that restores it. Default: false. */
  removed?: boolean;
  /** Called when a removed line is restored. Without it there is no button to restore it. Default: none. */
  onRestore?: () => void;
  /** A change is being saved: the controls are disabled. Default: false. */
  loading?: boolean;
  /** The error of the last change. Default: none. */
  error?: ReactNode;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
  /** Classes for the line's parts. Default: none. */
  classNames?: PartClasses<CartLinePart>;
  /**
   * The parts of the line in the order of yours, with whatever stands between them. A removed line shows none of them.
   * Default: checkbox, picture, words, terms and the button to remove, which its width arranges.
   */
  children?: ReactNode;
}
