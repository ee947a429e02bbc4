/** Returns a mobile number for each `n`; no two are neighbours. */
export const inventedPhone = (n: number): string => `+79${String(100_000_000 + n * 12_347).slice(0, 9)}`;

/** Returns an address in a network of its own for each `n`: every limit sees another client. */
export const addressOfNetwork = (n: number): string => `11.${(n >> 8) & 255}.${n & 255}.1`;

/** Returns one of the 256 addresses of a single network. */
export const neighbourAddress = (n: number): string => `203.0.113.${n % 256}`;
