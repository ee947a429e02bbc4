import { deedOf } from './deed';
import { trailTexts } from './trail-words';

it.each([
  ['adjustPoints', {}, {}, 'Изменены баллы'],
  ['saveBrand', null, {}, 'Создано'],
  ['saveBrand', {}, {}, 'Изменено'],
  ['removeBrand', {}, null, 'Удалено'],
  ['whatIsNew', null, null, 'whatIsNew'],
])('deedOf describes the operation %s from %j to %j as «%s»', (action, before, after, said) =>
  expect(deedOf({ action, before, after }, trailTexts.ru)).toBe(said),
);
