/** Returns a mobile number, a different one for each `n`. No two numbers are consecutive. */
export const inventedPhone = (n: number): string => `+79${String(100_000_000 + n * 12_347).slice(0, 9)}`;

/** Returns an IP address in a different network for each `n`, so that every limit treats it as another client. */
export const addressOfNetwork = (n: number): string => `11.${(n >> 8) & 255}.${n & 255}.1`;

/** Returns an IP address from one network of 256 addresses. */
export const neighbourAddress = (n: number): string => `203.0.113.${n % 256}`;
