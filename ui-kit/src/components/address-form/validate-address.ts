export interface AddressValues {
  /** The code of the country, such as «RU». */
  country: string;
  city: string;
  /** Null until the city is chosen from the suggestions. */
  cityId: string | null;
  street: string;
  house: string;
  building: string;
  apartment: string;
  /** Postcode. */
  index: string;
}

export type AddressField = Exclude<keyof AddressValues, 'cityId'>;

export type AddressErrors = Partial<Record<AddressField, string>>;

export const emptyAddress: AddressValues = {
  country: 'RU',
  city: '',
  cityId: null,
  street: '',
  house: '',
  building: '',
  apartment: '',
  index: '',
};

const required = ['country', 'street', 'house'] as const;

/**
 * Returns error messages by field, taken from `words`. The record is empty if the address can be sent. With `freeCity` a
 * typed city is enough; otherwise it must be chosen from the suggestions.
 */
export function validateAddress(
  address: AddressValues,
  words: Required<Omit<AddressErrors, 'building' | 'apartment'>>,
  { freeCity = false } = {},
) {
  const errors: AddressErrors = {};
  for (const field of required) if (address[field].trim() === '') errors[field] = words[field];
  if (freeCity ? address.city.trim() === '' : address.cityId === null) errors.city = words.city;
  // The postcode is optional. Only Russian ones are checked (six digits): other countries have formats of their own.
  const index = address.index.trim();
  if (address.country === 'RU' && index !== '' && !/^\d{6}$/.test(index)) errors.index = words.index;
  return errors;
}
