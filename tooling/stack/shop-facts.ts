/** Settings that pages and letters show. Missing ones are left out there. */
const FACTS = [
  'SHOP_PHONE',
  'SHOP_EMAIL',
  'SHOP_HOURS',
  'SHOP_LEGAL_NAME',
  'SHOP_INN',
  'SHOP_OGRN',
  'SHOP_LEGAL_ADDRESS',
];

/** Returns the line of `npm run doctor` about the shop's name and missing details. */
export function shopFacts(env: NodeJS.ProcessEnv): string {
  const missing = FACTS.filter((name) => !env[name]);
  const name = env.SHOP_NAME || 'Meet, as SHOP_NAME is not set';
  return missing.length ? `${name}; not set, and left out of pages: ${missing.join(', ')}` : name;
}
