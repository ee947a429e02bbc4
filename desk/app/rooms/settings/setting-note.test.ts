import { noteOf } from './setting-note';
import { settingsTexts } from './settings-words';

const setting = { kind: 'TEXT', value: 'Кедровка', source: 'DATABASE', fault: null } as const;
const without = { withoutValue: 'Meet', withoutSource: 'DEFAULT' } as const;
const note = (more: object, edit?: string) => noteOf({ ...setting, ...without, ...more }, edit, settingsTexts.ru);

it.each([
  ['задано здесь; иначе Meet, по умолчанию', {}, undefined],
  ['не сохранено', {}, 'Синий кит'],
  ['Meet, по умолчанию', {}, ''],
  ['не задано', { withoutValue: null }, ''],
  ['задано здесь; иначе из окружения', { kind: 'LINKS', withoutSource: 'ENVIRONMENT' }, undefined],
  ['из окружения', { source: 'ENVIRONMENT' }, undefined],
  ['не задано', { source: 'DEFAULT', value: null }, undefined],
  ['значение в базе не действует: нужно число', { source: 'DEFAULT', fault: 'нужно число' }, undefined],
])('the note under a setting’s field says: %s', (words, more, edit) => {
  expect(note(more, edit)).toBe(words);
});
