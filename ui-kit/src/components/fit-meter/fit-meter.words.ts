import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that FitMeter shows on its own. */
export const fitMeterWords = {
  fit: { small: 'Маломерит', true: 'В размер', large: 'Большемерит' },
  advice: {
    small: 'Маломерит: берите на размер больше',
    true: 'Соответствует размеру: берите свой',
    large: 'Большемерит: берите на размер меньше',
  },
  basedOn: (count: number) => `По ${countOf(count, { one: 'отзыву', few: 'отзывам', many: 'отзывам' })}`,
  nobody: 'О размере пока никто не рассказал',
};

export const fitMeterWordsEn: typeof fitMeterWords = {
  fit: { small: 'Runs small', true: 'True to size', large: 'Runs large' },
  advice: {
    small: 'Runs small: take one size up',
    true: 'True to size: take your usual size',
    large: 'Runs large: take one size down',
  },
  basedOn: (count) => `Based on ${countOf(count, { one: 'review', other: 'reviews' }, english)}`,
  nobody: 'No one has told how it fits yet',
};
