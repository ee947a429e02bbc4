/**
 * Returns a typed or pasted Russian number as `+7` and up to ten digits, or an empty string. Accepts «8 (999)
 * 123-45-67», «7999…», «+7 999…», «999…».
 */
export function cleanPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  return `+7${digits.replace(/^[78]/, '').slice(0, 10)}`;
}
