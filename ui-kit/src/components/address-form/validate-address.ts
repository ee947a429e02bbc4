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

/** What keeps the address from being sent, in the given words. */
export function validateAddress(
  address: AddressValues,
  words: Required<Omit<AddressErrors, 'building' | 'apartment'>>,
) {
  const errors: AddressErrors = {};
  for (const field of required) if (address[field].trim() === '') errors[field] = words[field];
  if (address.cityId === null) errors.city = words.city;
  // Other countries have indexes of their own kind; nobody needs one to be found.
  const index = address.index.trim();
  if (address.country === 'RU' && index !== '' && !/^\d{6}$/.test(index)) errors.index = words.index;
  return errors;
}
