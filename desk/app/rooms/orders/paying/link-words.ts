import { catalogue } from '../../../browser/language';

export const linkTexts = catalogue(
  {
    title: 'Ссылка на оплату',
    until: (moment: string) => `Действует до ${moment}`,
    copy: 'Скопировать',
    copied: 'Скопировано',
    send: 'Отправить письмом',
    sent: 'Письмо отправлено',
    notCopied: 'Не удалось скопировать. Выделите ссылку и скопируйте её сами.',
    absent: 'Оплата не прошла или ссылки ещё не было.',
    make: 'Сделать ссылку',
    unconfirmed: 'Ссылка появится, когда вы подтвердите заказ.',
    expired: 'Срок оплаты прошёл: вещи больше не отложены, и ссылку сделать нельзя. Оформите заказ заново.',
  },
  {
    title: 'Payment link',
    until: (moment: string) => `Valid until ${moment}`,
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send by e-mail',
    sent: 'The letter is sent',
    notCopied: 'Could not copy it. Select the link and copy it yourself.',
    absent: 'The payment failed, or there was no link yet.',
    make: 'Make a link',
    unconfirmed: 'There will be a link when you confirm the order.',
    expired: 'The time to pay is over: the goods are no longer kept, and no link can be made. Place the order again.',
  },
);
