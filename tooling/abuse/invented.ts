/** A mobile number of nobody in particular; no two are neighbours. */
export const inventedPhone = (n: number): string => `+79${String(100_000_000 + n * 12_347).slice(0, 9)}`;

/** An address for each network: a client of its own everywhere. */
export const addressOfNetwork = (n: number): string => `11.${(n >> 8) & 255}.${n & 255}.1`;

/** One of the 256 of a single network. */
export const neighbourAddress = (n: number): string => `203.0.113.${n % 256}`;
