import type { TemplateRule } from './template-rule.js';

/** Letters to the shop's own mailboxes. */
export const SHOP_TEMPLATES = {
  NEW_ORDER_LETTER: {
    group: 'SHOP',
    name: { ru: 'Новый заказ', en: 'New order' },
    words: {
      ru: {
        subject: 'Новый заказ {{orderNumber}}',
        text: '{{orderState}}\n\n{{items}}\n\n[Открыть заказ]({{link}})',
      },
      en: { subject: 'New order {{orderNumber}}', text: '{{orderState}}\n\n{{items}}\n\n[Open the order]({{link}})' },
    },
    variables: ['shopName', 'orderNumber', 'orderState', 'items', 'link'],
    required: ['orderNumber', 'link'],
  },
  NEW_PARTNER_LETTER: {
    group: 'SHOP',
    name: { ru: 'Новая заявка партнёра', en: 'New request of a partner' },
    words: {
      ru: {
        subject: 'Новая заявка на сотрудничество',
        text: 'Здравствуйте.\n\nЖдут ответа: {{waiting}}. Очередь: cooperativeRequests в /admin/graphql.\n\n[Открыть магазин]({{link}})',
      },
      en: {
        subject: 'New request of a partner',
        text: 'Hello.\n\nWaiting for an answer: {{waiting}}. The queue: cooperativeRequests at /admin/graphql.\n\n[Open the shop]({{link}})',
      },
    },
    variables: ['shopName', 'waiting', 'link'],
    required: [],
  },
  NEW_PRICE_REQUEST_LETTER: {
    group: 'SHOP',
    name: { ru: 'Новая заявка «Нашли дешевле?»', en: 'New request for a lower price' },
    words: {
      ru: {
        subject: 'Новая заявка «Нашли дешевле?»',
        text: 'Здравствуйте.\n\nЖдут ответа: {{waiting}}. Очередь: meetPriceRequests в /admin/graphql.\n\n[Открыть магазин]({{link}})',
      },
      en: {
        subject: 'New request for a lower price',
        text: 'Hello.\n\nWaiting for an answer: {{waiting}}. The queue: meetPriceRequests at /admin/graphql.\n\n[Open the shop]({{link}})',
      },
    },
    variables: ['shopName', 'waiting', 'link'],
    required: [],
  },
  FEED_ASKS_LETTER: {
    group: 'SHOP',
    name: { ru: 'Фид ждёт решения', en: 'A feed waits for a decision' },
    words: {
      ru: {
        subject: 'Фид ждёт решения: {{source}}',
        text: 'Источник «{{source}}». Он изменил бы больше, чем разрешено без вопроса, поэтому ничего не применено.\n\nПричина: {{reason}}\n\nПосмотрите план (feedRun) и вызовите applyFeedRun или discardFeedRun в /admin/graphql с id {{runId}}.\n\n[Открыть магазин]({{link}})',
      },
      en: {
        subject: 'A feed waits for a decision: {{source}}',
        text: 'Source “{{source}}”. It would change more than it may without asking, so nothing was applied.\n\nReason: {{reason}}\n\nLook at the plan (feedRun), and call applyFeedRun or discardFeedRun at /admin/graphql with the id {{runId}}.\n\n[Open the shop]({{link}})',
      },
    },
    variables: ['shopName', 'source', 'reason', 'runId', 'link'],
    required: ['source'],
  },
  FEED_REFUSED_LETTER: {
    group: 'SHOP',
    name: { ru: 'Фид не прочитан', en: 'A feed was not read' },
    words: {
      ru: {
        subject: 'Фид не прочитан: {{source}}',
        text: 'Источник «{{source}}». Каталог остался прежним.\n\nПричина: {{reason}}\n\nСледующее чтение попробует снова. О повторении той же причины мы не пишем.\n\n[Открыть магазин]({{link}})',
      },
      en: {
        subject: 'A feed was not read: {{source}}',
        text: 'Source “{{source}}”. The catalogue stays as it was.\n\nReason: {{reason}}\n\nThe next reading will try again. We do not write of the same reason twice.\n\n[Open the shop]({{link}})',
      },
    },
    variables: ['shopName', 'source', 'reason', 'runId', 'link'],
    required: ['source'],
  },
  FEED_STOPPED_LETTER: {
    group: 'SHOP',
    name: { ru: 'Чтение фида остановлено', en: 'A feed has stopped' },
    words: {
      ru: {
        subject: 'Чтение фида остановлено: {{source}}',
        text: 'Источник «{{source}}». Несколько попыток не удались. Записанное остаётся; следующее чтение продолжит с него.\n\nПричина: {{reason}}\n\nОтменить записанное — undoFeedRun в /admin/graphql с id {{runId}}.\n\n[Открыть магазин]({{link}})',
      },
      en: {
        subject: 'A feed has stopped: {{source}}',
        text: 'Source “{{source}}”. Several tries failed. What was written stays; the next reading goes on from there.\n\nReason: {{reason}}\n\nTo undo what was written: undoFeedRun at /admin/graphql with the id {{runId}}.\n\n[Open the shop]({{link}})',
      },
    },
    variables: ['shopName', 'source', 'reason', 'runId', 'link'],
    required: ['source'],
  },
  WEBHOOK_PAUSED_LETTER: {
    group: 'SHOP',
    name: { ru: 'Вебхук остановлен', en: 'A webhook was paused' },
    words: {
      ru: {
        subject: 'Вебхук остановлен: {{host}}',
        text: 'Получатель {{webhook}} не принимает события магазина, поэтому отправка остановлена. Ничего не потеряно: события ждут.\n\nПоследняя ошибка: {{reason}}.\n\nКогда получатель снова заработает, вызовите resumeWebhook в /admin/graphql с id {{webhookId}}.\n\n[Открыть магазин]({{link}})',
      },
      en: {
        subject: 'A webhook was paused: {{host}}',
        text: '{{webhook}} does not take the shop’s events, so sending has stopped. Nothing is lost: the events wait.\n\nLast error: {{reason}}.\n\nOnce it works again, call resumeWebhook at /admin/graphql with the id {{webhookId}}.\n\n[Open the shop]({{link}})',
      },
    },
    variables: ['shopName', 'host', 'webhook', 'reason', 'webhookId', 'link'],
    required: ['host'],
  },
} as const satisfies Record<string, TemplateRule>;
