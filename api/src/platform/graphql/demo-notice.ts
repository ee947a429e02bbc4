import type { ApolloServerPlugin } from '@apollo/server';
import { currentLanguage } from '../../shared/request-scope.js';

/** The notice to operators of a demo before its settings end. */
const NOTICE = {
  ru: 'Это демонстрация. С первым вашим товаром закончатся настройки для пробы: тестовая оплата, коды, которые печатаются в терминале, и всё, что открыто разработчикам. Пока не настроена отправка SMS или писем, новый код получить нельзя: операторы входят по ссылке, её печатает `npm run admin -- sign-in ПОЧТА`.',
  en: 'This is the demo. With the first product of your own its settings for trying end: invented payments, codes printed in the terminal, and what is open to developers. Until a provider of SMS or e-mail is set, nobody gets a new code: operators sign in by a link, which `npm run admin -- sign-in EMAIL` prints.',
};

/** Adds the notice to every answer of the operators' API, as `extensions.notice`. */
export function demoNotice(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response: { body } }) => {
          if (body.kind === 'single')
            body.singleResult.extensions = { ...body.singleResult.extensions, notice: NOTICE[currentLanguage()] };
          return Promise.resolve();
        },
      }),
  };
}
