import { letterHtml, type Sender } from '../messaging/index.js';

interface Good {
  name: string;
  slug: string;
}

/** Returns a letter that invites a buyer to review the goods. `points` are given for a review with a picture; 0 is none. */
export function invitationLetter(
  goods: Good[],
  sender: Sender,
  points: number,
): { subject: string; text: string; html: string } {
  const subject = goods.length === 1 ? `Как вам ${goods[0]!.name}?` : 'Как вам покупки?';
  const reward = points ? ` За отзыв с фотографией начислим бонусы: ${points}.` : '';
  const words = `Расскажите, подошёл ли размер и что понравилось: это поможет другим выбрать.${reward}`;
  const [first] = goods;
  const link =
    goods.length === 1
      ? `${sender.STOREFRONT_URL}/product/${first!.slug}#reviews`
      : `${sender.STOREFRONT_URL}/account/orders`;
  const names = goods.map(({ name }) => name);
  return {
    subject,
    text: ['Здравствуйте.', words, names.join('\n'), `Оставить отзыв: ${link}`].join('\n\n'),
    html: letterHtml(sender, {
      title: subject,
      paragraphs: ['Здравствуйте.', words],
      rows: names,
      link: { url: link, text: 'Оставить отзыв' },
    }),
  };
}
