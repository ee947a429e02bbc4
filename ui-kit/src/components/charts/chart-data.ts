import type { ComponentPropsWithRef } from 'react';

/** How the numbers are written: as they are, as money in minor units, or as percentages. */
export type ChartFormat = 'count' | 'money' | 'percent';

export interface ChartSeries {
  /** What the numbers are, such as «Выручка». */
  label: string;
  /** A number for each category; null where it is unknown. Money is in minor units. */
  values: readonly (number | null)[];
}

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What the chart shows, in a few words. */
  label: string;
  /** Hides the label visually when the context makes it clear. Default: false. */
  labelHidden?: boolean;
  /** What the numbers belong to, in order: a few words each, or days such as `2026-11-24`. */
  categories: readonly string[];
  /** Whether the categories are days, which are written as the language does. Default: false. */
  daily?: boolean;
  /** The numbers, and others to compare them with, such as those of the period before. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  /** How the numbers are written: `money` is in minor units. Default: `count`. */
  format?: ChartFormat;
  /** The same numbers as a table: behind a button, or for screen readers alone where the page shows them. Default: `button`. */
  table?: 'button' | 'hidden';
}

/** Returns the numbers of all series that are known. */
export const knownIn = (series: readonly ChartSeries[]): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));
