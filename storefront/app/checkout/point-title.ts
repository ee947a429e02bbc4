/**
 * The title of a pickup point, and its address unless the title contains it. Carriers name a point at «ул. Баумана, 12»
 * «Казань, ул. Баумана»; then the address alone is enough.
 */
export function pointTitle(name: string, address: string): { name: string; address?: string } {
  const street = name.split(', ').at(-1) ?? '';
  return address.toLowerCase().includes(street.toLowerCase()) ? { name: address } : { name, address };
}
