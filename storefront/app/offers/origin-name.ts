const origins: Partial<Record<string, string>> = { RU: 'Со склада в России', TR: 'Из Турции', CN: 'Из Китая' };

/** Where an offer comes from, by the ISO code of the country. */
export const originName = (isoCode: string): string => origins[isoCode] ?? 'Из-за рубежа';
