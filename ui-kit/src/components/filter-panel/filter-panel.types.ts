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

/** Choices under a title of their own, such as the sizes of children beside those of adults. */
export interface FilterPart {
  title: string;
  choices: readonly FilterChoice[];
}

export interface FilterGroupData {
  /** Name of the form field, and of the parameter in the page's address. */
  name: string;
  title: string;
  choices: readonly FilterChoice[];
  /** Titled parts of the group, shown below `choices`. Default: none. */
  parts?: readonly FilterPart[];
  /** `grid` suits short values, such as sizes. Default: `list`. */
  layout?: 'list' | 'grid';
  /** One choice excludes the others. The caller unchecks them in `onToggle`. */
  single?: boolean;
}

/** Prices in whole units of the currency, as in the page's address. */
export interface PriceRangeData {
  /** Lowest price of the listed products, shown as a placeholder. */
  lowest: number | null;
  /** Highest price of the listed products, shown as a placeholder. */
  highest: number | null;
  /** The chosen lower limit. */
  from: number | null;
  /** The chosen upper limit. */
  to: number | null;
}
