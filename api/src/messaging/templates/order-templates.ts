import type { Language } from '../../shared/messages/language.js';
import type { TemplateGroup, TemplateRule, Words } from './template-rule.js';
import type { VariableName } from './variables.js';

interface OrderWords {
  name: Record<Language, string>;
  words: Record<Language, Words>;
  variables: readonly VariableName[];
  /** Whether the letter ends with the operator's comment. */
  note?: boolean;
  /** Letters of a refund list no goods, because the goods for which the money was refunded are unknown. */
  withoutItems?: boolean;
}

/**
 * Notifications of an order. The sentence is the whole of an SMS, and the middle of a letter. If a notification may be
 * about a part of the order, the part has a message of its own.
 */
const ORDER_NEWS = {
  ORDER_PLACED: {
    name: { ru: 'Заказ оформлен', en: 'Order placed' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} оформлен',
        text: 'Заказ {{orderNumber}} на {{total}} оформлен. {{nextStep}}',
      },
      en: {
        subject: 'Order {{orderNumber}} is placed',
        text: 'Order {{orderNumber}} for {{total}} is placed. {{nextStep}}',
      },
    },
    variables: ['total', 'nextStep'],
  },
  ORDER_PAYMENT_DUE: {
    name: { ru: 'Напоминание об оплате', en: 'Payment reminder' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} ждёт оплаты',
        text: 'Заказ {{orderNumber}} ждёт оплаты: {{amount}}. Вещи отложены, оплатить можно на странице заказа.',
      },
      en: {
        subject: 'Order {{orderNumber}} awaits payment',
        text: 'Order {{orderNumber}} awaits payment: {{amount}}. The goods are held; pay on the order’s page.',
      },
    },
    variables: ['amount'],
  },
  ORDER_EDITED: {
    name: { ru: 'Заказ изменён', en: 'Order changed' },
    words: {
      ru: { subject: 'Заказ {{orderNumber}} изменён', text: 'Заказ {{orderNumber}} изменён. {{changes}}' },
      en: { subject: 'Order {{orderNumber}} has changed', text: 'Order {{orderNumber}} has changed. {{changes}}' },
    },
    variables: ['total', 'changes'],
  },
  ORDER_PAID: {
    name: { ru: 'Заказ оплачен', en: 'Order paid' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} оплачен',
        text: 'Заказ {{orderNumber}} оплачен: {{total}}. {{preparing}}',
      },
      en: {
        subject: 'Order {{orderNumber}} is paid',
        text: 'Order {{orderNumber}} is paid: {{total}}. {{preparing}}',
      },
    },
    variables: ['total', 'preparing'],
  },
  ORDER_ACCEPTED: {
    name: { ru: 'Заказ принят: платить не нужно', en: 'Order accepted: nothing to pay' },
    words: {
      ru: { subject: 'Заказ {{orderNumber}} оплачен', text: 'Заказ {{orderNumber}} принят. {{preparing}}' },
      en: { subject: 'Order {{orderNumber}} is paid', text: 'Order {{orderNumber}} is accepted. {{preparing}}' },
    },
    variables: ['preparing'],
  },
  ORDER_CONFIRMED: {
    name: { ru: 'Заказ с оплатой при получении подтверждён', en: 'Order paid on delivery confirmed' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} подтверждён',
        text: 'Заказ {{orderNumber}} подтверждён. К оплате при получении {{dueOnDelivery}}. {{preparing}}',
      },
      en: {
        subject: 'Order {{orderNumber}} is confirmed',
        text: 'Order {{orderNumber}} is confirmed. To be paid on delivery: {{dueOnDelivery}}. {{preparing}}',
      },
    },
    variables: ['total', 'dueOnDelivery', 'preparing'],
  },
  ORDER_ADDED_PAID: {
    name: { ru: 'Доплата получена', en: 'Extra payment received' },
    words: {
      ru: {
        subject: 'Доплата по заказу {{orderNumber}} получена',
        text: 'Получили доплату {{amount}}. Теперь в заказе {{orderNumber}}: {{names}}.',
      },
      en: {
        subject: 'Extra payment for order {{orderNumber}} received',
        text: 'We have received {{amount}} more. Order {{orderNumber}} now has: {{names}}.',
      },
    },
    variables: ['amount', 'names'],
  },
  ORDER_ADDED_EXPIRED: {
    name: { ru: 'Доплаты не дождались', en: 'Extra payment did not come' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} остаётся прежним',
        text: 'Не дождались доплаты по заказу {{orderNumber}} и не добавили: {{names}}. Остальное в силе.',
      },
      en: {
        subject: 'Order {{orderNumber}} stays as it was',
        text: 'The extra payment for order {{orderNumber}} did not come, so we did not add: {{names}}. The rest stands.',
      },
    },
    variables: ['names'],
  },
  ORDER_ON_ITS_WAY: {
    name: { ru: 'Заказ прошёл таможню', en: 'Order through customs' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} в пути',
        text: 'Заказ {{orderNumber}} прошёл таможню и едет в Россию.',
      },
      en: {
        subject: 'Order {{orderNumber}} is on its way',
        text: 'Order {{orderNumber}} is through customs and on its way to Russia.',
      },
    },
    variables: [],
  },
  ORDER_PART_ON_ITS_WAY: {
    name: { ru: 'Часть заказа прошла таможню', en: 'Part of an order through customs' },
    words: {
      ru: {
        subject: 'Часть заказа {{orderNumber}} в пути',
        text: 'Часть заказа {{orderNumber}} ({{names}}) прошла таможню и едет в Россию.',
      },
      en: {
        subject: 'Part of order {{orderNumber}} is on its way',
        text: 'Part of order {{orderNumber}} ({{names}}) is through customs and on its way to Russia.',
      },
    },
    variables: ['names'],
  },
  ORDER_HANDED_OVER: {
    name: { ru: 'Заказ передан в доставку', en: 'Order handed to the carrier' },
    words: {
      ru: {
        subject: 'Заказ {{orderNumber}} передан в доставку',
        text: 'Заказ {{orderNumber}} передан в доставку. {{pickupPoint}} {{tracks}} {{payLater}}',
      },
      en: {
        subject: 'Order {{orderNumber}} is with the carrier',
        text: 'Order {{orderNumber}} is with the carrier. {{pickupPoint}} {{tracks}} {{payLater}}',
      },
    },
    variables: ['pickupPoint', 'tracks', 'payLater'],
  },
  ORDER_PART_HANDED_OVER: {
    name: { ru: 'Часть заказа передана в доставку', en: 'Part of an order handed to the carrier' },
    words: {
      ru: {
        subject: 'Часть заказа {{orderNumber}} передана в доставку',
        text: 'Часть заказа {{orderNumber}} ({{names}}) передана в доставку. {{pickupPoint}} {{tracks}} {{payLater}}',
      },
      en: {
        subject: 'Part of order {{orderNumber}} is with the carrier',
        text: 'Part of order {{orderNumber}} ({{names}}) is with the carrier. {{pickupPoint}} {{tracks}} {{payLater}}',
      },
    },
    variables: ['names', 'pickupPoint', 'tracks', 'payLater'],
  },
  ORDER_DELIVERED: {
    name: { ru: 'Заказ получен', en: 'Order delivered' },
    words: {
      ru: { subject: 'Заказ {{orderNumber}} получен', text: 'Заказ {{orderNumber}} получен. {{cashback}}' },
      en: { subject: 'Order {{orderNumber}} is delivered', text: 'Order {{orderNumber}} is delivered. {{cashback}}' },
    },
    variables: ['cashback'],
  },
  ORDER_PART_DELIVERED: {
    name: { ru: 'Часть заказа получена', en: 'Part of an order delivered' },
    words: {
      ru: {
        subject: 'Часть заказа {{orderNumber}} получена',
        text: 'Часть заказа {{orderNumber}} ({{names}}) получена. {{cashback}}',
      },
      en: {
        subject: 'Part of order {{orderNumber}} is delivered',
        text: 'Part of order {{orderNumber}} ({{names}}) is delivered. {{cashback}}',
      },
    },
    variables: ['names', 'cashback'],
  },
  ORDER_CANCELED: {
    name: { ru: 'Заказ отменён', en: 'Order cancelled' },
    words: {
      ru: { subject: 'Заказ {{orderNumber}} отменён', text: 'Заказ {{orderNumber}} отменён. {{refund}}' },
      en: { subject: 'Order {{orderNumber}} is cancelled', text: 'Order {{orderNumber}} is cancelled. {{refund}}' },
    },
    variables: ['refund'],
  },
  ORDER_PART_CANCELED: {
    name: { ru: 'Часть заказа отменена', en: 'Part of an order cancelled' },
    words: {
      ru: {
        subject: 'Часть заказа {{orderNumber}} отменена',
        text: 'Часть заказа {{orderNumber}} ({{names}}) отменена. {{refund}} Остальное в силе.',
      },
      en: {
        subject: 'Part of order {{orderNumber}} is cancelled',
        text: 'Part of order {{orderNumber}} ({{names}}) is cancelled. {{refund}} The rest stands.',
      },
    },
    variables: ['names', 'refund'],
  },
  ORDER_REFUNDED: {
    name: { ru: 'Деньги вернули', en: 'Money returned' },
    words: {
      ru: {
        subject: 'Вернули деньги по заказу {{orderNumber}}',
        text: 'Вернули {{amount}} по заказу {{orderNumber}}. {{bankTerm}}',
      },
      en: {
        subject: 'Money for order {{orderNumber}} is returned',
        text: 'We have returned {{amount}} for order {{orderNumber}}. {{bankTerm}}',
      },
    },
    variables: ['amount', 'bankTerm'],
    withoutItems: true,
  },
} as const satisfies Record<string, OrderWords>;

/** Notifications of a return. */
const RETURN_NEWS = {
  RETURN_REQUESTED: {
    name: { ru: 'Заявка на возврат получена', en: 'Return requested' },
    words: {
      ru: {
        subject: 'Заявка на возврат по заказу {{orderNumber}}',
        text: 'Получили заявку на возврат по заказу {{orderNumber}}. Рассмотрим её и ответим.',
      },
      en: {
        subject: 'Return request for order {{orderNumber}}',
        text: 'We have received your return request for order {{orderNumber}}, and will look at it and answer.',
      },
    },
    variables: [],
  },
  RETURN_APPROVED: {
    name: { ru: 'Возврат одобрен', en: 'Return approved' },
    words: {
      ru: {
        subject: 'Возврат по заказу {{orderNumber}} одобрен',
        text: 'Возврат по заказу {{orderNumber}} одобрен, вещи можно отправлять.',
      },
      en: {
        subject: 'Return for order {{orderNumber}} is approved',
        text: 'The return for order {{orderNumber}} is approved: you can send the goods.',
      },
    },
    variables: [],
    note: true,
  },
  RETURN_RECEIVED: {
    name: { ru: 'Вещи вернулись в магазин', en: 'Returned goods received' },
    words: {
      ru: {
        subject: 'Получили возврат по заказу {{orderNumber}}',
        text: 'Получили вещи, которые вы вернули по заказу {{orderNumber}}. Проверим их и ответим.',
      },
      en: {
        subject: 'We have your return for order {{orderNumber}}',
        text: 'We have received the goods that you returned from order {{orderNumber}}, and will check them and answer.',
      },
    },
    variables: [],
  },
  RETURN_REJECTED: {
    name: { ru: 'В возврате отказано', en: 'Return refused' },
    words: {
      ru: {
        subject: 'В возврате по заказу {{orderNumber}} отказано',
        text: 'В возврате по заказу {{orderNumber}} отказано.',
      },
      en: {
        subject: 'Return for order {{orderNumber}} is refused',
        text: 'The return for order {{orderNumber}} is refused.',
      },
    },
    variables: [],
    note: true,
  },
  RETURN_CLOSED: {
    name: { ru: 'Возврат принят', en: 'Return accepted' },
    words: {
      ru: {
        subject: 'Возврат по заказу {{orderNumber}} принят',
        text: 'Возврат по заказу {{orderNumber}} принят. {{settled}}',
      },
      en: {
        subject: 'Return for order {{orderNumber}} is accepted',
        text: 'The return for order {{orderNumber}} is accepted. {{settled}}',
      },
    },
    variables: ['settled'],
  },
} as const satisfies Record<string, OrderWords>;

/** The order notifications that have a message. Each is sent as a letter and as an SMS. */
export type OrderMessage = keyof typeof ORDER_NEWS | keyof typeof RETURN_NEWS;

const FRAME = {
  ru: { hello: 'Здравствуйте.', follow: 'Следить за заказом' },
  en: { hello: 'Hello.', follow: 'Follow the order' },
};

const templatesOf = (group: TemplateGroup, news: Record<string, OrderWords>) =>
  Object.entries(news).flatMap(([key, { name, words, variables, note = false, withoutItems = false }]) => {
    const letter = (language: Language): Words => ({
      subject: words[language].subject,
      text: [
        FRAME[language].hello,
        words[language].text,
        ...(note ? ['{{note}}'] : []),
        ...(withoutItems ? [] : ['{{items}}']),
        `[${FRAME[language].follow}]({{link}})`,
      ].join('\n\n'),
    });
    const sms = (language: Language): Words => ({
      subject: '',
      text: `{{shopName}}. ${words[language].text} {{link}}`,
    });
    const common = { group, name, required: ['orderNumber', 'link'] as const };
    const values: VariableName[] = ['shopName', 'orderNumber', ...variables];
    const ofLetter: VariableName[] = [
      ...(note ? (['note'] as const) : []),
      ...(withoutItems ? [] : (['items'] as const)),
    ];
    return [
      [
        `${key}_LETTER`,
        { ...common, words: { ru: letter('ru'), en: letter('en') }, variables: [...values, ...ofLetter, 'link'] },
      ],
      [`${key}_SMS`, { ...common, words: { ru: sms('ru'), en: sms('en') }, variables: [...values, 'link'] }],
    ];
  });

export const ORDER_TEMPLATES = Object.fromEntries([
  ...templatesOf('ORDERS', ORDER_NEWS),
  ...templatesOf('RETURNS', RETURN_NEWS),
]) as Record<`${OrderMessage}_${'LETTER' | 'SMS'}`, TemplateRule>;
