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
import { plainCartCookie, plainCartLimit, readPlainCart } from './plain-cart';

/** With an anchor of its own: the browser would keep that of the form. */
const cartHref = '/cart#content';

const fullWords = 'Корзина заполнена: уберите из неё что-нибудь и попробуйте ещё раз';

/**
 * Handles the form of a product page before scripts run, or without them: puts the offer of the field `size` into the
 * account's cart or, for a guest, into a cookie, and leads to /cart. Responds 422 with `sizeError` if there is no such
 * offer, 403 to a form of another site.
 *
 * @param slug - Of the product.
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
  const ids = [...new Set([...cookieIds(request), offer.id])];
  return ids.length > plainCartLimit ? refusal(fullWords) : toCart(ids);
}

/** Handles the form of /cart without scripts: takes out the offer of the field `remove`. */
export async function removeWithoutScripts(request: Request) {
  const form = await formOf(request);
  const id = String(form.get('remove') ?? '');
  if (await isSignedIn()) {
    const call = { document: RemoveFromCartDocument, variables: { id }, signal: request.signal };
    await askApi({ ...call, expected: ['BAD_USER_INPUT'] });
  }
  return toCart(cookieIds(request).filter((other) => other !== id));
}

export interface PlainCart {
  items: CartItemFragment[];
  /** Names of what is in the cart and cannot be bought now. */
  unavailable: { id: string; name: string }[];
  /** Null if nothing can be bought, or the shop does not count it. */
  quote: QuoteFieldsFragment | null;
}

/**
 * The cart as the server knows it: that of the account or of the cookie. Null if it is empty, if the API fails, and for
 * scripts, which ask for the cart themselves.
 */
export async function loadPlainCart(request: Request): Promise<PlainCart | null> {
  if (request.headers.get('sec-fetch-dest') === 'empty') return null;
  try {
    const { items, unavailable } = (await isSignedIn()) ? await accountCart(request) : await guestCart(request);
    if (items.length + unavailable.length === 0) return null;
    return { items, unavailable, quote: await quoteFor(items, request.signal) };
  } catch {
    return null;
  }
}

/**
 * Moves a guest's cart out of the cookie into the account of the shopper who has just signed in without scripts. Returns
 * the header that deletes the cookie; null if there is nothing to move, or the API fails.
 */
export async function movePlainCart(request: Request): Promise<string | null> {
  const ids = cookieIds(request);
  if (ids.length === 0) return null;
  try {
    await askApi({ document: MergeCartDocument, variables: { ids }, signal: request.signal });
    return plainCartCookie([]);
  } catch {
    return null;
  }
}

async function accountCart({ signal }: Request) {
  const call = { document: AccountCartDocument, variables: {}, signal };
  const { data: answer } = await askApi({ ...call, expected: ['UNAUTHORIZED'] });
  return { items: answer?.productCart.productItems ?? [], unavailable: answer?.productCart.unavailableItems ?? [] };
}

async function guestCart(request: Request) {
  const ids = cookieIds(request);
  if (ids.length === 0) return { items: [], unavailable: [] };
  const call = { document: CartItemsDocument, variables: { ids }, signal: request.signal };
  const { data: answer } = await askApi(call);
  const found = answer?.findProductItems ?? [];
  return {
    items: found.filter(({ available }) => available),
    unavailable: [
      ...found.filter(({ available }) => !available),
      ...ids
        .filter((id) => !found.some((item) => item.id === id))
        .map((id) => ({ id, name: 'Товар, которого больше нет' })),
    ],
  };
}

async function quoteFor(items: readonly CartItemFragment[], signal: AbortSignal) {
  if (items.length === 0) return null;
  const dto = { items: items.map(({ id }) => id), promocode: null, bonuses: 0, delivery: null };
  const { data: answer } = await askApi({ document: CartQuoteDocument, variables: { dto }, signal });
  return answer?.quote ?? null;
}

async function formOf(request: Request): Promise<FormData> {
  if (!isSameOrigin(request)) throw data(null, { status: 403 });
  return request.formData();
}

const isSignedIn = async (): Promise<boolean> => (await currentRequest().session.accessToken()) !== null;
const cookieIds = (request: Request): string[] => readPlainCart(request.headers.get('cookie'));
const refusal = (sizeError: string) => data({ sizeError }, { status: 422 });
const toCart = (ids: readonly string[]) =>
  redirect(cartHref, { status: 303, headers: { 'set-cookie': plainCartCookie(ids) } });
