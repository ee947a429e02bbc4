import { isPersonName, nameFault } from '../session/person-name';
import type { CreateOrderInput, DeliveryChoiceInput } from '../graphql/generated/graphql';

const TEXTS = [
  ...(['name', 'surname', 'phone', 'email'] as const),
  ...(['street', 'house', 'building', 'apartment', 'index', 'comment'] as const),
];
const PAYMENTS = ['BANK_CARD', 'SBP', 'WALLET', 'CALL', 'ON_DELIVERY'] as const;
const MOST_CHARACTERS = 500;

/** The fields of the checkout. */
export interface CheckoutDraft extends Record<(typeof TEXTS)[number], string> {
  way: 'point' | 'courier';
  city: { id: string; title: string } | null;
  pickupPointCode: string | null;
  payment: (typeof PAYMENTS)[number];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_CHARACTERS;

/**
 * Reads a draft. Each field is checked separately, because an older version may have stored another format; what does not
 * fit is as in an empty draft.
 */
export function readDraft(stored: { [Field in keyof CheckoutDraft]?: unknown }): CheckoutDraft {
  const { way, city, pickupPointCode, payment } = stored;
  const texts = TEXTS.map((field) => [field, isText(stored[field]) ? stored[field] : ''] as const);
  return {
    ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string>),
    way: way === 'courier' ? 'courier' : 'point',
    city:
      isObject(city) && isText(city['id']) && isText(city['title']) ? { id: city['id'], title: city['title'] } : null,
    pickupPointCode: isText(pickupPointCode) ? pickupPointCode : null,
    payment: PAYMENTS.find((one) => one === payment) ?? 'BANK_CARD',
  };
}

/** Fields for which the account's data are used instead of a guest's draft when the guest signs in. */
const contactFields = ['name', 'surname', 'phone', 'email'] as const;

/**
 * Merges the shopper's known data with the stored draft, which is newer. Empty fields of the draft are ignored, and so
 * is another account's draft. A guest's draft does not replace the contacts of the account that has signed in.
 */
export function withKept(known: CheckoutDraft, kept: unknown, owner: string | null): CheckoutDraft {
  if (!isObject(kept) || !isObject(kept['draft'])) return known;
  const author = kept['owner'];
  if (author !== null && author !== owner) return known;
  const filled = Object.entries(kept['draft']).filter(([, value]) => value !== '');
  const isForeign = author !== owner;
  const keepsKnown = (field: string) => isForeign && contactFields.some((one) => one === field && known[one] !== '');
  return readDraft({ ...known, ...Object.fromEntries(filled.filter(([field]) => !keepsKnown(field))) });
}

/** The delivery choice for the API: either a pickup point or a city, depending on the chosen way of delivery. */
export function deliveryChoice({ way, city, pickupPointCode }: CheckoutDraft): DeliveryChoiceInput | null {
  if (way === 'point') return pickupPointCode === null ? null : { pickupPointCode };
  return city === null ? null : { cityId: city.id };
}

/** Fields in the order in which the page shows them. */
export const checkoutFields = [
  'name',
  'surname',
  'phone',
  'email',
  'city',
  'point',
  'street',
  'house',
  'index',
  'comment',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** Returns the errors that prevent the order. */
export function checkDraft(draft: CheckoutDraft): CheckoutErrors {
  const errors: CheckoutErrors = {};
  if (draft.name.trim() === '') errors.name = 'Укажите имя получателя';
  else if (!isPersonName(draft.name)) errors.name = nameFault;
  if (!isPersonName(draft.surname)) errors.surname = nameFault;
  if (!/^\+\d{11,15}$/.test(draft.phone)) errors.phone = 'Укажите телефон: по нему сообщим о доставке';
  if (draft.email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(draft.email.trim()))
    errors.email = 'Проверьте, нет ли опечатки в адресе почты';
  if (draft.city === null) errors.city = 'Выберите город из списка';
  else if (draft.way === 'point' && draft.pickupPointCode === null) errors.point = 'Выберите пункт выдачи';
  if (draft.way === 'courier') {
    if (draft.street.trim() === '') errors.street = 'Укажите улицу';
    if (draft.house.trim() === '') errors.house = 'Укажите номер дома';
    if (draft.index.trim() !== '' && !/^\d{6}$/.test(draft.index.trim())) errors.index = 'Индекс состоит из шести цифр';
  }
  return errors;
}

export interface OrderTerms {
  /** The lines, with the prices that the shopper sees. */
  items: { id: string; price: number; quantity?: number }[];
  promocode: string | null;
  bonuses: number;
  totalPrice: number;
}

export type OrderBody = Omit<CreateOrderInput, 'idempotencyKey'>;

const orNull = (value: string): string | null => value.trim() || null;

/** The order as the API expects it, without the idempotency key. */
export function orderBody(draft: CheckoutDraft, terms: OrderTerms): OrderBody {
  const { name, surname, phone, email, street, house, building, apartment, index, payment, comment } = draft;
  const address = {
    ...{ cityId: draft.city?.id ?? '', street: street.trim(), house: house.trim() },
    ...{ building: orNull(building), apartment: orNull(apartment), index: orNull(index) },
  };
  return {
    ...terms,
    contact: { name: name.trim(), surname: orNull(surname), phone, email: orNull(email) },
    delivery: draft.way === 'point' ? { pickupPointCode: draft.pickupPointCode } : { address },
    comment: orNull(comment),
    paymentType: payment === 'CALL' ? 'BANK_CARD' : payment,
  };
}
