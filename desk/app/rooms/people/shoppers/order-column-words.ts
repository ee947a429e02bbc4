import { catalogue } from '../../../browser/language';

export const orderColumnTexts = catalogue(
  { number: 'Номер', placed: 'Оформлен', status: 'Статус', sum: 'Сумма' },
  { number: 'Number', placed: 'Placed', status: 'Status', sum: 'Total' },
);
