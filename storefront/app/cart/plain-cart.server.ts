import { data, redirect } from 'react-router';
import { askApi } from '../graphql/api-client.server';
import { currentRequest } from '../graphql/current-request.server';
import {
  AccountCartDocument,
  AddToCartDocument,
  CartItemsDocument,
  CartQuoteDocument,
  MergeCartDocument,
  OffersOfDocument,
  RemoveFromCartDocument,
  type CartItemFragment,
  type QuoteFieldsFragment,
} from '../graphql/generated/graphql';
import { offerOf } from '../offers/offer-choice';
import { isSameOrigin } from '../session/same-origin.server';
import { unitIds } from './cart-lines';
import { plainCartCookie, plainCartFits, readPlainCart, readPlainLine, type PlainLine } from './plain-cart';

/** Has a fragment, because otherwise the browser would keep the fragment of the form's page. */
const cartHref = '/cart#content';

const fullWords = 'Корзина заполнена: уберите из неё что-нибудь и попробуйте ещё раз';

/**
 * Handles the form of a product page sent without scripts: adds the offer in the field `size` to the account's cart or,
 * for a guest, to a cookie, and redirects to /cart. Responds 422 with `sizeError` if there is no such offer, 403 to a
 * form of another site.
 * @param slug - Slug of the product.
 */
export async function buyWithoutScripts(request: Request, slug: string) {
  const form = await formOf(request);
  const size = form.get('size');
  if (typeof size !== 'string' || size === '') return refusal('Выберите размер');
  const { signal } = request;
  const { data: found } = await askApi({ document: OffersOfDocument, variables: { slug }, signal });
  const offer = offerOf(found?.product?.items ?? [], size);
  if (!offer) return refusal('Этого размера больше нет, выберите другой');

  if (await isSignedIn()) {
    const call = { document: AddToCartDocument, variables: { id: offer.id }, signal };
    const { codes } = await askApi({ ...call, expected: ['ITEM_UNAVAILABLE', 'ITEM_NOT_FOUND', 'CART_FULL'] });
    if (codes.includes('CART_FULL')) return refusal(fullWords);
    return codes.length > 0 ? refusal('Этого размера больше нет, выберите другой') : redirect(cartHref, 303);
  }
  const lines = cookieLines(request);
  if (lines.some(({ id }) => id === offer.id)) return toCart(lines);
  const more = [...lines, { id: offer.id, quantity: 1 }];
  return plainCartFits(more) ? toCart(more) : refusal(fullWords);
}

/**
 * Handles the form of /cart sent without scripts: removes the offer in the field `remove`, or sets the quantity in the
 * field `quantity` (see `readPlainLine`). Responds 422 with `cartError` if there are not enough units or too many in
 * the cart, 403 to a form of another site.
 */
export async function changeWithoutScripts(request: Request) {
  const form = await formOf(request);
  const removed = form.get('remove');
  if (typeof removed === 'string') return removeWithoutScripts(request, removed);
  const line = readPlainLine(String(form.get('quantity') ?? ''));
  return line ? setQuantityWithoutScripts(request, line) : redirect(cartHref, 303);
}

async function removeWithoutScripts(request: Request, id: string) {
  if (await isSignedIn()) {
    const call = { document: RemoveFromCartDocument, variables: { id }, signal: request.signal };
    await askApi({ ...call, expected: ['BAD_USER_INPUT'] });
  }
  return toCart(cookieLines(request).filter((line) => line.id !== id));
}

const quantityWords: Record<string, string> = {
  CART_FULL: 'В корзине помещается 100 вещей: уберите что-нибудь и попробуйте ещё раз',
  QUANTITY_UNAVAILABLE: 'Столько штук сейчас нет: количество осталось прежним',
};

async function setQuantityWithoutScripts(request: Request, line: PlainLine) {
  if (await isSignedIn()) {
    const call = { document: AddToCartDocument, variables: { ...line }, signal: request.signal };
    // Codes for items that cannot be bought. They are ignored, because the cart page itself shows such items.
    const gone = ['ITEM_UNAVAILABLE', 'ITEM_NOT_FOUND', 'BAD_USER_INPUT'];
    const { codes } = await askApi({ ...call, expected: [...Object.keys(quantityWords), ...gone] });
    const cartError = codes.map((code) => quantityWords[code]).find(Boolean);
    return cartError ? data({ cartError }, { status: 422 }) : redirect(cartHref, 303);
  }
  const lines = cookieLines(request).map((own) => (own.id === line.id ? line : own));
  return plainCartFits(lines) ? toCart(lines) : data({ cartError: quantityWords['CART_FULL'] }, { status: 422 });
}

export interface PlainCart {
  items: CartItemFragment[];
  /** Wanted quantities above one, by item id. Fewer units may be available: see `quantityMax`. */
  quantities: ReadonlyMap<string, number>;
  /** Names of items in the cart that cannot be bought now. */
  unavailable: { id: string; name: string }[];
  /** Null if nothing can be bought, or if the API returns no quote. */
  quote: QuoteFieldsFragment | null;
}

/**
 * The cart as the server knows it: the account's, or a guest's from the cookie. Null if it is empty, if the API fails,
 * and for requests of scripts, which load the cart themselves.
 */
export async function loadPlainCart(request: Request): Promise<PlainCart | null> {
  if (request.headers.get('sec-fetch-dest') === 'empty') return null;
  try {
    const { items, quantities, unavailable } = (await isSignedIn())
      ? await accountCart(request)
      : await guestCart(request);
    if (items.length + unavailable.length === 0) return null;
    return { items, quantities, unavailable, quote: await quoteFor(items, quantities, request.signal) };
  } catch {
    return null;
  }
}

/**
 * Moves a guest's cart from the cookie into the account after a sign-in without scripts. Returns the header that
 * deletes the cookie; null if there is nothing to move or the API fails.
 */
export async function movePlainCart(request: Request): Promise<string | null> {
  const lines = cookieLines(request);
  if (lines.length === 0) return null;
  try {
    await askApi({ document: MergeCartDocument, variables: { ids: unitIds(lines) }, signal: request.signal });
    return plainCartCookie([]);
  } catch {
    return null;
  }
}

async function accountCart({ signal }: Request) {
  const call = { document: AccountCartDocument, variables: {}, signal };
  const { data: answer } = await askApi({ ...call, expected: ['UNAUTHORIZED'] });
  const { productItems = [], lines = [], unavailableItems = [] } = answer?.productCart ?? {};
  const quantities = severalOf(lines.map(({ item, quantity }) => ({ id: item.id, quantity })));
  return { items: productItems, quantities, unavailable: unavailableItems };
}

async function guestCart(request: Request) {
  const lines = cookieLines(request);
  const ids = lines.map(({ id }) => id);
  const quantities = severalOf(lines);
  if (ids.length === 0) return { items: [], quantities, unavailable: [] };
  const call = { document: CartItemsDocument, variables: { ids }, signal: request.signal };
  const { data: answer } = await askApi(call);
  const found = answer?.findProductItems ?? [];
  return {
    items: found.filter(({ available }) => available),
    quantities,
    unavailable: [
      ...found.filter(({ available }) => !available),
      ...ids
        .filter((id) => !found.some((item) => item.id === id))
        .map((id) => ({ id, name: 'Товар, которого больше нет' })),
    ],
  };
}

async function quoteFor(items: readonly CartItemFragment[], quantities: PlainCart['quantities'], signal: AbortSignal) {
  if (items.length === 0) return null;
  const units = unitIds(
    items.map(({ id, quantityMax }) => ({ id, quantity: Math.min(quantities.get(id) ?? 1, quantityMax) })),
  );
  const dto = { items: units, promocode: null, bonuses: 0, delivery: null };
  const { data: answer } = await askApi({ document: CartQuoteDocument, variables: { dto }, signal });
  return answer?.quote ?? null;
}

async function formOf(request: Request): Promise<FormData> {
  if (!isSameOrigin(request)) throw data(null, { status: 403 });
  return request.formData();
}

const isSignedIn = async (): Promise<boolean> => (await currentRequest().session.accessToken()) !== null;
const cookieLines = (request: Request): PlainLine[] => readPlainCart(request.headers.get('cookie'));
const severalOf = (lines: readonly PlainLine[]) =>
  new Map(lines.filter(({ quantity }) => quantity > 1).map(({ id, quantity }) => [id, quantity]));
const refusal = (sizeError: string) => data({ sizeError }, { status: 422 });
const toCart = (lines: readonly PlainLine[]) =>
  redirect(cartHref, { status: 303, headers: { 'set-cookie': plainCartCookie(lines) } });
