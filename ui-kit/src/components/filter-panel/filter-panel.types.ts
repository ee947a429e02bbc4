export interface FilterChoice {
  value: string;
  label: string;
  count: number;
  checked: boolean;
  /** Colours only. */
  hex?: string | null;
  /** Narrower choices, shown nested in a list. */
  below?: readonly FilterChoice[];
}

export interface FilterGroupData {
  /** The name of the form field and of the parameter in the address. */
  name: string;
  title: string;
  choices: readonly FilterChoice[];
  /** Short values, such as sizes, stand in a grid. */
  layout?: 'list' | 'grid';
  /** One choice excludes the others. */
  single?: boolean;
}

/** Whole roubles, as the address has them. */
export interface PriceRangeData {
  /** What the goods cost, as a hint. */
  lowest: number | null;
  highest: number | null;
  from: number | null;
  to: number | null;
}
