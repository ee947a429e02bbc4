import type { z } from 'zod';

/** Words that occur in examples and common passwords. All are so long that a random key hardly ever contains one. */
const KNOWN = /change[-_ ]?me|secret|password|example|qwerty|12345678|abcdefgh|development|default|00000000/i;
/**
 * Minimum number of different characters in a secret. Fewer than one in a million random keys, even hexadecimal ones,
 * fail this.
 */
const leastDifferent = (length: number) => Math.min(8, Math.floor(length / 3));

/** Returns why a secret can be guessed, as a part of a sentence «a secret that …»; undefined if it is strong. */
export function weaknessOf(secret: string): string | undefined {
  if (KNOWN.test(secret)) return 'holds a word that everybody tries first';
  if (/^(.{1,16}?)\1+$/s.test(secret)) return 'repeats itself';
  if (new Set(secret).size < leastDifferent(secret.length)) return 'is of too few different characters';
  return undefined;
}

/**
 * Adds a validation error for each secret (a pair of name and value) that can be guessed or that two variables share.
 */
export function refuseWeakSecrets(
  secrets: [name: string, secret: string | undefined][],
  context: z.RefinementCtx,
): void {
  const seen = new Map<string, string>();
  for (const [name, secret] of secrets) {
    if (secret === undefined) continue;
    const weakness = seen.has(secret) ? `is also in ${seen.get(secret)}` : weaknessOf(secret);
    seen.set(secret, name);
    if (!weakness) continue;
    const message = `a secret that ${weakness} is not safe: make each with \`openssl rand -base64 32\``;
    context.addIssue({ code: 'custom', path: [name], message });
  }
}
