import type { Values } from '../../messaging/index.js';
import { inKopecks } from '../../shared/kopecks.js';
import type { Language } from '../../shared/messages/language.js';
import { nameThings } from './name-things.js';
import type { NewsOrder } from './news-order.js';
import { NEWS_SENTENCES } from './news-sentences.js';

type Named = readonly { name: string; sizeName: string }[];

/** Maximum number of things named in a sentence. An SMS is charged by length, and an e-mail lists all items below. */
const MOST_NAMED = 2;

/** Returns the values that letters and SMS about the order may name, in their language. */
export function newsValues(order: NewsOrder, language: Language): Values {
  const { number, totalPrice, amount, dueOnDelivery, pickupAddress, items, note, link } = order;
  const say = NEWS_SENTENCES[language];
  const money = (kopecks: number) => inKopecks(kopecks, language);
  const refund = refundOf(order, language);
  return {
    orderNumber: String(number),
    total: money(totalPrice),
    amount: money(amount ?? 0),
    dueOnDelivery: money(dueOnDelivery),
    items: nameThings(items, language)
      .map(({ words }) => words)
      .join('\n'),
    names: namesOf(items, language),
    nextStep: nextStep(order, language),
    changes: changes(order, language),
    preparing: preparing(items, language),
    pickupPoint: pickupAddress ? say.pickup(pickupAddress) : '',
    tracks: tracks(items, language),
    payLater: dueOnDelivery ? say.dueOnDelivery(money(dueOnDelivery)) : '',
    cashback: cashback(order, language),
    refund: order.paid ? refund : '',
    bankTerm: order.onDelivery ? '' : say.bank,
    settled: settled(order, language),
    note: note ?? '',
    link,
  };
}

/** States what an operator has changed. The street is left out, because it may contain a stranger’s text. */
function changes(order: NewsOrder, language: Language): string {
  const { edit, paid, awaitsCall, pickupAddress, totalPrice, dueOnDelivery, onDelivery } = order;
  if (!edit) return '';
  const say = NEWS_SENTENCES[language];
  const money = (kopecks: number) => inKopecks(kopecks, language);
  const price = onDelivery
    ? say.dueOnDelivery(money(dueOnDelivery))
    : awaitsCall
      ? say.costs(money(totalPrice))
      : say.due(money(totalPrice));
  return sentences(
    edit.removed.length && say.removed(namesOf(edit.removed, language)),
    edit.replaced.length && say.replaced(namesOf(edit.replaced, language)),
    edit.added?.length && say.added(namesOf(edit.added, language)),
    edit.amountToPay && say.payMore(money(edit.amountToPay)),
    edit.deliveryChanged && (pickupAddress ? say.pickup(pickupAddress) : say.courier),
    edit.priceChanged && !paid && price,
    settled(order, language),
  );
}

/** States how money is refunded: money that was taken on delivery cannot be refunded the way it came. */
function refundOf({ amount, onDelivery }: NewsOrder, language: Language): string {
  if (!amount) return '';
  const say = NEWS_SENTENCES[language];
  const sum = inKopecks(amount, language);
  return onDelivery ? say.willAgree(sum) : say.willReturn(sum);
}

/** States what the shopper gets for the units of a closed return. */
function settled(order: NewsOrder, language: Language): string {
  const say = NEWS_SENTENCES[language];
  return sentences(
    refundOf(order, language),
    order.bonuses && say.pointsBack(say.points(order.bonuses)),
    order.exchanged && say.exchange,
  );
}

function nextStep({ paid, totalPrice, awaitsCall, phoneConfirmed, onDelivery }: NewsOrder, language: Language): string {
  const say = NEWS_SENTENCES[language];
  if (paid || !totalPrice) return '';
  if (onDelivery) return awaitsCall && !phoneConfirmed ? say.onDeliveryCode : say.onDelivery;
  if (!awaitsCall) return say.unpaid;
  return phoneConfirmed ? say.call : say.code;
}

function namesOf(items: Named, language: Language): string {
  const named = nameThings(items, language).slice(0, MOST_NAMED);
  const more = named.reduce((rest, { units }) => rest - units, items.length);
  return `${named.map(({ words }) => words).join('; ')}${more ? ` ${NEWS_SENTENCES[language].more(more)}` : ''}`;
}

/** States the next step for paid goods, worded as on the order's page (`order-words.ts` in the UI kit). */
function preparing(items: NewsOrder['items'], language: Language): string {
  const say = NEWS_SENTENCES[language];
  const fromRussia = items.filter(({ deliveryIsoCode }) => deliveryIsoCode === 'RU').length;
  if (fromRussia === items.length) return say.packing;
  return fromRussia === 0 ? say.buying : say.both;
}

function cashback({ hasAccount, earned, repaid }: NewsOrder, language: Language): string {
  const say = NEWS_SENTENCES[language];
  if (!hasAccount) return '';
  if (earned) return say.earned(say.points(earned));
  return repaid ? say.repaid(say.points(repaid)) : '';
}

function tracks(items: NewsOrder['items'], language: Language): string {
  const codes = [...new Set(items.flatMap(({ trackCode }) => trackCode ?? []))];
  return codes.length ? NEWS_SENTENCES[language].tracks(codes.join(', ')) : '';
}

const sentences = (...said: (string | number | boolean | undefined)[]): string =>
  said.filter((sentence) => typeof sentence === 'string' && sentence).join(' ');
