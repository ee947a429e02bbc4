import { letterHtml, type Sender } from '../messaging/index.js';

interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Tells the sender of a partner's request that it has come. */
export function receivedLetter(sender: Sender): Letter {
  return letter(
    sender,
    'Заявка на сотрудничество получена',
    [
      `С этим адресом оставили заявку на сотрудничество с магазином ${sender.SHOP_NAME}. Мы прочитаем её и ответим письмом сюда же.`,
      'Если заявку оставляли не вы, ничего делать не нужно.',
    ],
    { url: `${sender.STOREFRONT_URL}/info/partners`, text: 'О сотрудничестве' },
  );
}

/** Tells the sender what the shop has decided, in the operator's words. */
export function decidedLetter(answer: string, sender: Sender): Letter {
  return letter(sender, 'Ответ на заявку о сотрудничестве', answer.split(/\n+/), {
    url: `${sender.STOREFRONT_URL}/info/partners`,
    text: 'О сотрудничестве',
  });
}

const NEW_REQUEST = {
  COOPERATION: { subject: 'Новая заявка на сотрудничество', queue: 'cooperativeRequests' },
  MEET_PRICE: { subject: 'Новая заявка «Нашли дешевле?»', queue: 'meetPriceRequests' },
};

/** Tells the shop that a request waits. `waiting` is how many do. */
export function newRequestLetter(kind: keyof typeof NEW_REQUEST, waiting: number, sender: Sender): Letter {
  const { subject, queue } = NEW_REQUEST[kind];
  return letter(sender, subject, [`Ждут ответа: ${waiting}. Очередь: ${queue} в /admin/graphql.`], {
    url: sender.STOREFRONT_URL,
    text: 'Открыть магазин',
  });
}

function letter(sender: Sender, subject: string, words: string[], link: { url: string; text: string }): Letter {
  const paragraphs = ['Здравствуйте.', ...words];
  return {
    subject,
    text: [...paragraphs, `${link.text}: ${link.url}`].join('\n\n'),
    html: letterHtml(sender, { title: subject, paragraphs, rows: [], link }),
  };
}
