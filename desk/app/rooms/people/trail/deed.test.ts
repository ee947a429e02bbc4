import { deedOf } from './deed';
import { trailTexts } from './trail-words';

it.each([
  ['adjustPoints', {}, {}, 'Изменены баллы'],
  ['saveBrand', null, {}, 'Создано'],
  ['saveBrand', {}, {}, 'Изменено'],
  ['removeBrand', {}, null, 'Удалено'],
  ['whatIsNew', null, null, 'whatIsNew'],
])('%s from %j to %j is «%s»', (action, before, after, said) =>
  expect(deedOf({ action, before, after }, trailTexts.ru)).toBe(said),
);
