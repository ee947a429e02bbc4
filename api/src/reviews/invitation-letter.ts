import type { Values } from '../messaging/index.js';
import type { Language } from '../shared/messages/language.js';
import type { ReviewsConfig } from './reviews.config.js';

interface Good {
  name: string;
  slug: string;
}

const REWARD = {
  ru: (points: number) => `За отзыв с фотографией начислим бонусы: ${points}.`,
  en: (points: number) => `A review with a picture earns points: ${points}.`,
};

const PURCHASES = { ru: 'покупки', en: 'your purchases' };

/** Returns the values of a letter that invites a buyer to review the goods. */
export function invitationLetter(
  goods: Good[],
  { STOREFRONT_URL, REVIEW_PHOTO_POINTS: points }: Pick<ReviewsConfig, 'STOREFRONT_URL' | 'REVIEW_PHOTO_POINTS'>,
  language: Language,
): Values {
  const [first] = goods;
  return {
    bought: goods.length === 1 ? first!.name : PURCHASES[language],
    items: goods.map(({ name }) => name).join('\n'),
    reward: points ? REWARD[language](points) : '',
    link: `${STOREFRONT_URL}${goods.length === 1 ? `/product/${first!.slug}#reviews` : '/account/orders'}`,
  };
}
