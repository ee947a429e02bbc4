import type { ReturnLine } from '@meet/ui-kit';
import { isRecord } from '../browser/stored-value';
import { noSignalCode, type BrowserFault } from '../graphql/ask-in-browser';

/** Says why the API refused a return request and what the shopper can do. Undefined after a lost connection. */
export function returnFaultWords(
  { code, message, details }: BrowserFault,
  lines: readonly Pick<ReturnLine, 'id' | 'name'>[],
) {
  switch (code) {
    case noSignalCode:
      return undefined;
    case 'UNAUTHORIZED':
      return 'Вы вышли из аккаунта. Войдите, и заявку можно будет отправить.';
    case 'ORDER_NOT_FOUND':
      return 'Этого заказа больше нет. Обновите страницу.';
    case 'UPLOAD_NOT_USABLE':
      return 'Фотографии пролежали слишком долго. Уберите их и приложите снова.';
    case 'RETURN_NOT_ALLOWED': {
      const items = Array.isArray(details['items']) ? details['items'].filter(isRecord) : [];
      const refused = items.map(({ id }) => id);
      const names = lines.filter(({ id }) => refused.includes(id)).map(({ name }) => `«${name}»`);
      if (items.length > 0 && items.every(({ reason }) => reason === 'NOT_EXCHANGEABLE'))
        return `Пока вы заполняли заявку, этот размер раскупили: ${names.join(', ')}. Выберите другой или деньги.`;
      return `Пока вы заполняли заявку, вернуть ${names.join(', ') || 'эти вещи'} стало нельзя: причина — в списке.`;
    }
    default:
      return message;
  }
}
