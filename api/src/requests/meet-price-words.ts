import { letterHtml, type Sender } from '../messaging/index.js';
import { inRoubles } from '../shared/kopecks.js';
import { shopZone } from '../shared/shop-time.js';

/** What a shopper is told of their request. `price` (kopecks), size and date are null if nothing is agreed. */
export interface MeetPriceAnswer {
  answer: string | null;
  name: string;
  slug: string;
  sizeName: string | null;
  price: number | null;
  expiresAt: Date | null;
}

const dates = () =>
  new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shopZone(),
  });

export function agreedSms(request: MeetPriceAnswer, sender: Sender): string {
  return `${sender.SHOP_NAME}. Цена согласована: ${terms(request)} Войдите с этим номером и закажите: ${linkOf(request, sender)}`;
}

export function meetPriceLetter(
  request: MeetPriceAnswer,
  sender: Sender,
): { subject: string; text: string; html: string } {
  const isAgreed = request.price !== null;
  const subject = isAgreed ? `Цена согласована: ${request.name}` : `Ответ на вопрос о цене: ${request.name}`;
  const words = [
    isAgreed
      ? `${terms(request)} Она уже действует на странице товара, в корзине и при оформлении заказа.`
      : 'Предложить цену ниже мы не можем.',
    ...(request.answer?.split(/\n+/) ?? []),
  ];
  const link = linkOf(request, sender);
  return {
    subject,
    text: ['Здравствуйте.', ...words, `Открыть товар: ${link}`].join('\n\n'),
    html: letterHtml(sender, {
      title: subject,
      paragraphs: ['Здравствуйте.', ...words],
      rows: [],
      link: { url: link, text: 'Открыть товар' },
    }),
  };
}

/** «Кеды Полночь, размер 42, за 8 990 ₽ до 1 декабря, 12:00 по Москве.» */
function terms({ name, sizeName, price, expiresAt }: MeetPriceAnswer): string {
  return `${name}, размер ${sizeName}, за ${inRoubles(price!)} до ${dates().format(expiresAt!)} по Москве.`;
}

const linkOf = ({ slug }: MeetPriceAnswer, { STOREFRONT_URL }: Sender): string => `${STOREFRONT_URL}/product/${slug}`;
