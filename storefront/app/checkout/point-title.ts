/**
 * The title of a pickup point, and its address unless the title says it. Carriers call a point «Казань, ул. Баумана» at
 * the address «ул. Баумана, 12»: the address alone tells as much.
 */
export function pointTitle(name: string, address: string): { name: string; address?: string } {
  const street = name.split(', ').at(-1) ?? '';
  return address.toLowerCase().includes(street.toLowerCase()) ? { name: address } : { name, address };
}
