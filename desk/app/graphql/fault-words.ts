import { catalogue } from '../browser/language';
import { isLost, type Fault } from './api';

export const faultTexts = catalogue(
  {
    lost: 'Нет связи с магазином. Ничего не потеряно: повторите, когда связь вернётся.',
    unknown: 'Что-то пошло не так. Повторите, а если не поможет, сообщите администратору.',
    again: 'Повторить',
    failed: 'Не получилось',
  },
  {
    lost: 'The shop does not answer. Nothing is lost: try again when it is back.',
    unknown: 'Something went wrong. Try again, and tell the administrator if that does not help.',
    again: 'Try again',
    failed: 'That did not work',
  },
);

/** Names of fields of a call, before what is wrong with each: they say nothing to an operator. */
const FIELD_NAMES = /(?<=^|; )dto[\w.[\]]*: /g;

/** Returns the message for an error: the API's own message if there is one. */
export function faultWords(fault: Fault, texts: typeof faultTexts.ru): string {
  if (isLost(fault)) return texts.lost;
  const message = fault.message.replace(FIELD_NAMES, '');
  return message ? message[0]!.toUpperCase() + message.slice(1) : texts.unknown;
}
