import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PartClasses } from '../../parts/parts.js';

export interface FilterChoice {
  value: string;
  label: string;
  /** Number of products behind the choice. With 0 it is disabled, unless it is checked. */
  count: number;
  checked: boolean;
  /** CSS colour of the dot beside the label; only for choices of colour. */
  hex?: string | null;
  /** Narrower choices, shown nested in a list. */
  below?: readonly FilterChoice[];
}

/** Called with the new state of a choice, and with the names of its group and itself. */
export type OnChoiceChange = (checked: boolean, choice: { name: string; value: string }) => void;

/** Choices under a separate title, such as children's sizes next to adults' sizes. */
export interface FilterPart {
  label: string;
  choices: readonly FilterChoice[];
}

export interface FilterGroupData {
  /** Name of the form field, and of the parameter in the page's URL. Fields of a range end in `.min` and `.max`. */
  name: string;
  label: string;
  choices: readonly FilterChoice[];
  /** Titled parts of the group, shown below `choices`. Default: none. */
  parts?: readonly FilterPart[];
  /**
   * `grid` suits short values, such as sizes. `flag` shows the only choice as a checkbox with the group's title.
   * Default: `list`.
   */
  layout?: 'list' | 'grid' | 'flag';
  /** One choice excludes the others. The caller unchecks them in `onCheckedChange`. */
  single?: boolean;
  /** A range of numbers, shown instead of choices. Default: none. */
  range?: NumberRangeData;
}

/** The chosen limits of a range; null means no limit. */
export interface RangeLimits {
  from: number | null;
  to: number | null;
}

interface RangeData extends RangeLimits {
  /** Lowest number of the listed products, shown as a placeholder. */
  lowest: number | null;
  /** Highest number of the listed products, shown as a placeholder. */
  highest: number | null;
}

/** Prices in whole currency units, as in the page's URL. */
export type PriceRangeData = RangeData;

export interface NumberRangeData extends RangeData {
  /** Unit of the numbers, such as «мм». Default: none. */
  unit?: string | null;
}

/** Names of a panel's parts, as their elements have them in `data-part`. */
export type FilterPanelPart =
  | 'group'
  | 'title'
  | 'chosen'
  | 'body'
  | 'part-title'
  | 'list'
  | 'option'
  | 'grid'
  | 'cell'
  | 'opener'
  | 'more'
  | 'finder'
  | 'nothing'
  | 'flag';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle'> {
  /** The groups of choices, in order. */
  groups: readonly FilterGroupData[];
  /** The range of prices. Without it there are no price fields. Default: none. */
  price?: PriceRangeData;
  /**
   * Called with the choice's new state, and with the names of its group and itself. Without it the choices keep their own
   * state, for the form around them. Default: none.
   */
  onCheckedChange?: OnChoiceChange | undefined;
  /** Called with whole currency units on `Enter` or on blur. Default: none. */
  onPriceChange?: (limits: RangeLimits) => void;
  /** Called with the limits of a group and its name on `Enter` or on blur. Default: none. */
  onRangeChange?: (limits: RangeLimits, name: string) => void;
  /** Number of choices that a list shows at once. A grid shows six times as many. Default: 6. */
  limit?: number;
  /** Number of groups open on the first render. A group with a checked choice is open as well. Default: 4. */
  openGroups?: number;
  /** Classes for the panel's parts. Default: none. */
  classNames?: PartClasses<FilterPanelPart>;
  /**
   * The parts of the panel in the order of yours, with whatever stands between them. Default: the price and all groups.
   */
  children?: ReactNode;
}
