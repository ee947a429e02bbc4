const format = new Intl.NumberFormat('ru', { maximumFractionDigits: 12 });

/** A number of a custom field with its unit: «8,5 мм», with non-breaking spaces. */
export const quantity = (value: number, unit: string | null): string =>
  `${format.format(value)}${unit ? ` ${unit}` : ''}`.replace(/\s/g, '\u00A0');
