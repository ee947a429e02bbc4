import { noticesOf, type Services } from './notices';

const services = (online: string, mail: string, sms: string) =>
  [
    { kind: 'ONLINE_PAYMENT', state: online },
    { kind: 'PAYMENT_ON_DELIVERY', state: 'OFF' },
    { kind: 'EMAIL', state: mail },
    { kind: 'SMS', state: sms },
  ] as Services;

const texts = (of: Services) => noticesOf(of, 'ru').map(({ text }) => text);

it('noticesOf names each service that does not work', () =>
  expect(texts(services('OFF', 'ON', 'OFF'))).toEqual(['Оплата на сайте не подключена', 'SMS не отправляются']));

it('noticesOf lists all simulated services in one notice', () => {
  expect(texts(services('TRIAL', 'TRIAL', 'TRIAL'))).toEqual(['Пробный режим: оплата, письма и SMS']);
  expect(noticesOf(services('TRIAL', 'ON', 'TRIAL'), 'en')[0]!.text).toBe('Trial mode: payment and SMS');
});

it('noticesOf returns no notices when all providers are connected', () =>
  expect(noticesOf(services('ON', 'ON', 'ON'), 'ru')).toEqual([]));
