import { catalogue } from '../../../browser/language';

export const linkTexts = catalogue(
  {
    title: 'Оплата',
    link: 'Ссылка на оплату',
    until: (moment: string) => `Действует до ${moment}`,
    copy: 'Скопировать',
    copied: 'Скопировано',
    send: 'Отправить письмом',
    sent: 'Письмо отправлено',
    notCopied: 'Не удалось скопировать. Выделите ссылку и скопируйте её сами.',
    absent: 'Оплата не прошла или ссылки ещё не было.',
    make: 'Сделать ссылку',
    unconfirmed: 'Ссылка появится, когда вы подтвердите заказ.',
    expired:
      'Время вышло: вещи больше не отложены, и ссылку сделать нельзя. Если деньги всё же пришли, отметьте оплату; если нет, оформите заказ заново.',
    notConnected:
      'Онлайн-оплата в магазине не подключена, поэтому ссылки не будет. Возьмите деньги переводом или наличными и отметьте оплату, или подключите платёжную систему: это делает администратор сервера.',
    record: {
      open: 'Отметить оплату',
      title: 'Оплачено',
      lead: 'Отметьте, когда деньги у вас: переводом или наличными. Заказ станет оплаченным, покупатель получит письмо. Чек выдаёт ваша касса. Возвращать эти деньги вы будете сами.',
      how: 'Как оплатили',
      hint: 'Например: перевод на счёт, № 17 от 30 ноября',
      do: 'Отметить оплату',
      cancel: 'Не отмечать',
    },
  },
  {
    title: 'Payment',
    link: 'Payment link',
    until: (moment: string) => `Valid until ${moment}`,
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send by e-mail',
    sent: 'The letter is sent',
    notCopied: 'Could not copy it. Select the link and copy it yourself.',
    absent: 'The payment failed, or there was no link yet.',
    make: 'Make a link',
    unconfirmed: 'There will be a link when you confirm the order.',
    expired:
      'The time is over: the goods are no longer kept, and no link can be made. If the money did come, record it; if not, place the order again.',
    notConnected:
      'No payment online is connected in this shop, so there will be no link. Take the money by transfer or in cash and record it, or have the server’s administrator connect a payment provider.',
    record: {
      open: 'Record the payment',
      title: 'Paid',
      lead: 'Record it once you have the money, by transfer or in cash. The order becomes a paid one, and the buyer gets a letter. The receipt comes from your own till. If this money goes back, you give it back yourself.',
      how: 'How it was paid',
      hint: 'For example: bank transfer no. 17 of 30 November',
      do: 'Record the payment',
      cancel: 'Do not record',
    },
  },
);
