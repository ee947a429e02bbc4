import { letterHtml } from '../messaging/index.js';

interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Tells the sender of a partner's request that it has come. */
export function receivedLetter(storefrontUrl: string): Letter {
  return letter(
    'Заявка на сотрудничество получена',
    [
      'С этим адресом оставили заявку на сотрудничество с магазином Meet. Мы прочитаем её и ответим письмом сюда же.',
      'Если заявку оставляли не вы, ничего делать не нужно.',
    ],
    { url: `${storefrontUrl}/info/partners`, text: 'О сотрудничестве' },
  );
}

/** Tells the sender what the shop has decided, in the operator's words. */
export function decidedLetter(answer: string, storefrontUrl: string): Letter {
  return letter('Ответ на заявку о сотрудничестве', answer.split(/\n+/), {
    url: `${storefrontUrl}/info/partners`,
    text: 'О сотрудничестве',
  });
}

const NEW_REQUEST = {
  COOPERATION: { subject: 'Новая заявка на сотрудничество', queue: 'cooperativeRequests' },
  MEET_PRICE: { subject: 'Новая заявка «Нашли дешевле?»', queue: 'meetPriceRequests' },
};

/** Tells the shop that a request waits. `waiting` is how many do. */
export function newRequestLetter(kind: keyof typeof NEW_REQUEST, waiting: number, storefrontUrl: string): Letter {
  const { subject, queue } = NEW_REQUEST[kind];
  return letter(subject, [`Ждут ответа: ${waiting}. Очередь: ${queue} в /admin/graphql.`], {
    url: storefrontUrl,
    text: 'Открыть магазин',
  });
}

function letter(subject: string, words: string[], link: { url: string; text: string }): Letter {
  const paragraphs = ['Здравствуйте.', ...words];
  return {
    subject,
    text: [...paragraphs, `${link.text}: ${link.url}`].join('\n\n'),
    html: letterHtml({ title: subject, paragraphs, rows: [], link }),
  };
}
