import { catalogue } from '../../browser/language';

export const peopleTexts = catalogue(
  {
    title: 'Люди',
    parts: { shoppers: 'Покупатели', codes: 'Промокоды', roles: 'Роли', trail: 'Журнал' },
    partsLabel: 'Части раздела',
    forbidden: 'Эта страница не для вашей роли',
    forbiddenLead: 'Если она нужна для работы, попросите администратора добавить право к вашей роли.',
    from: 'С',
    to: 'По',
    show: 'Показать',
    since: (day: string) => `с ${day}`,
    until: (day: string) => `по ${day}`,
  },
  {
    title: 'People',
    parts: { shoppers: 'Shoppers', codes: 'Promo codes', roles: 'Roles', trail: 'Trail' },
    partsLabel: 'Parts of the room',
    forbidden: 'This page is not for your role',
    forbiddenLead: 'If you need it for your work, ask the administrator to add the permission to your role.',
    from: 'From',
    to: 'To',
    show: 'Show',
    since: (day: string) => `from ${day}`,
    until: (day: string) => `to ${day}`,
  },
);
