import type { TemplateRule } from './template-rule.js';

/** Messages to shoppers that are not about an order. */
export const SHOPPER_TEMPLATES = {
  CODE_LETTER: {
    group: 'CODES',
    name: { ru: 'Код для входа', en: 'Sign-in code' },
    words: {
      ru: {
        subject: '{{code}} — ваш код для магазина {{shopName}}',
        text: 'Ваш код:\n\n{{code}}\n\nОн действует {{minutes}} минут. Никому его не сообщайте.\nЕсли вы не запрашивали код, ничего делать не нужно.',
      },
      en: {
        subject: '{{code}} is your code for {{shopName}}',
        text: 'Your code:\n\n{{code}}\n\nIt is valid for {{minutes}} minutes. Tell it to nobody.\nIf you have not asked for a code, you need do nothing.',
      },
    },
    variables: ['shopName', 'code', 'minutes'],
    required: ['code'],
  },
  CODE_SMS: {
    group: 'CODES',
    name: { ru: 'Код для входа', en: 'Sign-in code' },
    words: {
      ru: { subject: '', text: '{{code}} — ваш код для магазина {{shopName}}. Никому его не сообщайте.' },
      en: { subject: '', text: '{{code}} is your code for {{shopName}}. Tell it to nobody.' },
    },
    variables: ['shopName', 'code', 'minutes'],
    required: ['code'],
  },
  CONTACT_ADDED_LETTER: {
    group: 'CODES',
    name: { ru: 'Новый телефон или почта в аккаунте', en: 'New phone number or e-mail in the account' },
    words: {
      ru: {
        subject: 'Изменены данные для входа в магазин {{shopName}}',
        text: 'К вашему аккаунту в магазине {{shopName}} привязан {{contact}}. Если это сделали не вы, напишите в магазин.',
      },
      en: {
        subject: 'Your sign-in details for {{shopName}} have changed',
        text: 'Your account with {{shopName}} now has {{contact}}. If that was not you, write to the shop.',
      },
    },
    variables: ['shopName', 'contact'],
    required: ['contact'],
  },
  CONTACT_ADDED_SMS: {
    group: 'CODES',
    name: { ru: 'Новый телефон или почта в аккаунте', en: 'New phone number or e-mail in the account' },
    words: {
      ru: {
        subject: '',
        text: 'К вашему аккаунту в магазине {{shopName}} привязан {{contact}}. Если это сделали не вы, напишите в магазин.',
      },
      en: {
        subject: '',
        text: 'Your account with {{shopName}} now has {{contact}}. If that was not you, write to the shop.',
      },
    },
    variables: ['shopName', 'contact'],
    required: ['contact'],
  },
  CONTACT_REPLACED_LETTER: {
    group: 'CODES',
    name: { ru: 'Магазин убрал контакт из аккаунта', en: 'The shop has taken a contact out of an account' },
    words: {
      ru: {
        subject: 'Изменены данные для входа в магазин {{shopName}}',
        text: 'Магазин {{shopName}} заменил этот контакт в вашем аккаунте: войти по нему больше нельзя. Если вы об этом не просили, напишите в магазин.',
      },
      en: {
        subject: 'Your sign-in details for {{shopName}} have changed',
        text: '{{shopName}} has replaced this contact in your account: it no longer signs you in. If you did not ask for that, write to the shop.',
      },
    },
    variables: ['shopName'],
    required: [],
  },
  CONTACT_REPLACED_SMS: {
    group: 'CODES',
    name: { ru: 'Магазин убрал контакт из аккаунта', en: 'The shop has taken a contact out of an account' },
    words: {
      ru: {
        subject: '',
        text: 'Магазин {{shopName}} заменил этот контакт в вашем аккаунте: войти по нему больше нельзя. Если вы об этом не просили, напишите в магазин.',
      },
      en: {
        subject: '',
        text: '{{shopName}} has replaced this contact in your account: it no longer signs you in. If you did not ask for that, write to the shop.',
      },
    },
    variables: ['shopName'],
    required: [],
  },
  CONTACT_GIVEN_LETTER: {
    group: 'CODES',
    name: { ru: 'Магазин записал контакт в аккаунт', en: 'The shop has put a contact into an account' },
    words: {
      ru: {
        subject: 'Новый контакт в аккаунте магазина {{shopName}}',
        text: 'Магазин {{shopName}} записал этот контакт в аккаунт покупателя. Чтобы подтвердить его, войдите по нему. Если вы у нас не покупали, ничего делать не нужно.',
      },
      en: {
        subject: 'New contact in an account with {{shopName}}',
        text: '{{shopName}} has put this contact into a shopper’s account. To confirm it, sign in by it. If you have not shopped here, you need do nothing.',
      },
    },
    variables: ['shopName'],
    required: [],
  },
  CONTACT_GIVEN_SMS: {
    group: 'CODES',
    name: { ru: 'Магазин записал контакт в аккаунт', en: 'The shop has put a contact into an account' },
    words: {
      ru: {
        subject: '',
        text: 'Магазин {{shopName}} записал этот контакт в аккаунт покупателя. Чтобы подтвердить его, войдите по нему. Если вы у нас не покупали, ничего делать не нужно.',
      },
      en: {
        subject: '',
        text: '{{shopName}} has put this contact into a shopper’s account. To confirm it, sign in by it. If you have not shopped here, you need do nothing.',
      },
    },
    variables: ['shopName'],
    required: [],
  },
  BACK_IN_STOCK_LETTER: {
    group: 'GOODS',
    name: { ru: 'Снова в наличии', en: 'Back in stock' },
    words: {
      ru: {
        subject: 'Снова в наличии: {{productName}}',
        text: 'Здравствуйте.\n\nВы просили сообщить: {{productName}}, {{size}}, снова в наличии. {{priceNow}}\n\nЭто письмо приходит один раз: чтобы узнать снова, попросите ещё раз на странице товара.\n\n[Открыть товар]({{link}})',
      },
      en: {
        subject: 'Back in stock: {{productName}}',
        text: 'Hello.\n\nYou asked us to tell you: {{productName}}, {{size}}, is back in stock. {{priceNow}}\n\nThis letter comes once: to hear again, ask again on the product’s page.\n\n[Open the product]({{link}})',
      },
    },
    variables: ['shopName', 'productName', 'size', 'priceNow', 'link'],
    required: ['link'],
  },
  BACK_IN_STOCK_SMS: {
    group: 'GOODS',
    name: { ru: 'Снова в наличии', en: 'Back in stock' },
    words: {
      ru: { subject: '', text: '{{shopName}}. Снова в наличии: {{productName}}, {{size}}. {{link}}' },
      en: { subject: '', text: '{{shopName}}. Back in stock: {{productName}}, {{size}}. {{link}}' },
    },
    variables: ['shopName', 'productName', 'size', 'priceNow', 'link'],
    required: ['link'],
  },
  CHEAPER_LETTER: {
    group: 'GOODS',
    name: { ru: 'Цена ниже', en: 'Lower price' },
    words: {
      ru: {
        subject: 'Цена ниже: {{productName}}',
        text: 'Здравствуйте.\n\nПодешевело: {{productName}}, {{size}}. {{priceNow}}\n\nЭто письмо приходит один раз: чтобы узнать снова, попросите ещё раз на странице товара.\n\n[Открыть товар]({{link}})',
      },
      en: {
        subject: 'Lower price: {{productName}}',
        text: 'Hello.\n\nIt costs less: {{productName}}, {{size}}. {{priceNow}}\n\nThis letter comes once: to hear again, ask again on the product’s page.\n\n[Open the product]({{link}})',
      },
    },
    variables: ['shopName', 'productName', 'size', 'priceNow', 'link'],
    required: ['link'],
  },
  CHEAPER_SMS: {
    group: 'GOODS',
    name: { ru: 'Цена ниже', en: 'Lower price' },
    words: {
      ru: { subject: '', text: '{{shopName}}. Цена ниже: {{productName}}, {{size}}. {{priceNow}} {{link}}' },
      en: { subject: '', text: '{{shopName}}. Lower price: {{productName}}, {{size}}. {{priceNow}} {{link}}' },
    },
    variables: ['shopName', 'productName', 'size', 'priceNow', 'link'],
    required: ['link'],
  },
  SEARCH_NEWS_LETTER: {
    group: 'GOODS',
    name: { ru: 'Новое в сохранённых поисках', en: 'New in saved searches' },
    words: {
      ru: {
        subject: 'Появились новые: {{newCount}}',
        text: 'Здравствуйте.\n\nВ ваших сохранённых поисках появилось новое:\n\n{{items}}\n\n[Открыть сохранённые поиски]({{link}})\n\nМы пишем не чаще раза в день. Если такие письма не нужны, отпишитесь.\n\n[Отписаться]({{stopLink}})',
      },
      en: {
        subject: 'New for you: {{newCount}}',
        text: 'Hello.\n\nYour saved searches have something new:\n\n{{items}}\n\n[Open the saved searches]({{link}})\n\nWe write once a day at most. If you do not want these letters, end them.\n\n[End these letters]({{stopLink}})',
      },
    },
    variables: ['shopName', 'newCount', 'items', 'link', 'stopLink'],
    required: ['link', 'stopLink'],
  },
  REVIEW_INVITATION_LETTER: {
    group: 'GOODS',
    name: { ru: 'Просьба об отзыве', en: 'Request for a review' },
    words: {
      ru: {
        subject: 'Как вам {{bought}}?',
        text: 'Здравствуйте.\n\nРасскажите, подошёл ли размер и что понравилось: это поможет другим выбрать. {{reward}}\n\n{{items}}\n\n[Оставить отзыв]({{link}})',
      },
      en: {
        subject: 'How do you like {{bought}}?',
        text: 'Hello.\n\nTell whether the size was right and what you liked: it helps others to choose. {{reward}}\n\n{{items}}\n\n[Write a review]({{link}})',
      },
    },
    variables: ['shopName', 'bought', 'reward', 'items', 'link'],
    required: ['link'],
  },
  QUESTION_ANSWERED_LETTER: {
    group: 'GOODS',
    name: { ru: 'Ответ на вопрос о товаре', en: 'Answer to a question about a product' },
    words: {
      ru: {
        subject: 'Ответ на ваш вопрос: {{productName}}',
        text: 'Здравствуйте.\n\nВы спрашивали о товаре {{productName}}. Магазин ответил:\n\n{{answer}}\n\n[Открыть вопрос и ответ]({{link}})',
      },
      en: {
        subject: 'Your question is answered: {{productName}}',
        text: 'Hello.\n\nYou asked about {{productName}}. The shop has answered:\n\n{{answer}}\n\n[See question and answer]({{link}})',
      },
    },
    variables: ['shopName', 'productName', 'answer', 'link'],
    required: ['link'],
  },
  PRICE_AGREED_LETTER: {
    group: 'REQUESTS',
    name: { ru: 'Нашли дешевле: цена согласована', en: 'Lower price elsewhere: agreed' },
    words: {
      ru: {
        subject: 'Цена согласована: {{productName}}',
        text: 'Здравствуйте.\n\n{{productName}}, {{size}}, за {{price}} до {{until}}. Она уже действует на странице товара, в корзине и при оформлении заказа.\n\n{{answer}}\n\n[Открыть товар]({{link}})',
      },
      en: {
        subject: 'Price agreed: {{productName}}',
        text: 'Hello.\n\n{{productName}}, {{size}}, for {{price}} until {{until}}. The price holds already on the product’s page, in the cart and at checkout.\n\n{{answer}}\n\n[Open the product]({{link}})',
      },
    },
    variables: ['shopName', 'productName', 'size', 'price', 'until', 'answer', 'link'],
    required: ['price', 'link'],
  },
  PRICE_AGREED_SMS: {
    group: 'REQUESTS',
    name: { ru: 'Нашли дешевле: цена согласована', en: 'Lower price elsewhere: agreed' },
    words: {
      ru: {
        subject: '',
        text: '{{shopName}}. Цена согласована: {{productName}}, {{size}}, за {{price}} до {{until}}. Войдите с этим номером и закажите: {{link}}',
      },
      en: {
        subject: '',
        text: '{{shopName}}. Price agreed: {{productName}}, {{size}}, for {{price}} until {{until}}. Sign in with this number and order: {{link}}',
      },
    },
    variables: ['shopName', 'productName', 'size', 'price', 'until', 'link'],
    required: ['price', 'link'],
  },
  PRICE_DECLINED_LETTER: {
    group: 'REQUESTS',
    name: { ru: 'Нашли дешевле: отказ', en: 'Lower price elsewhere: declined' },
    words: {
      ru: {
        subject: 'Ответ на вопрос о цене: {{productName}}',
        text: 'Здравствуйте.\n\nПредложить цену ниже мы не можем.\n\n{{answer}}\n\n[Открыть товар]({{link}})',
      },
      en: {
        subject: 'Your question about the price: {{productName}}',
        text: 'Hello.\n\nWe cannot offer a lower price.\n\n{{answer}}\n\n[Open the product]({{link}})',
      },
    },
    variables: ['shopName', 'productName', 'answer', 'link'],
    required: [],
  },
  PARTNER_RECEIVED_LETTER: {
    group: 'REQUESTS',
    name: { ru: 'Заявка партнёра получена', en: 'Partner’s request received' },
    words: {
      ru: {
        subject: 'Заявка на сотрудничество получена',
        text: 'Здравствуйте.\n\nС этим адресом оставили заявку на сотрудничество с магазином {{shopName}}. Мы прочитаем её и ответим письмом сюда же.\n\nЕсли заявку оставляли не вы, ничего делать не нужно.\n\n[О сотрудничестве]({{link}})',
      },
      en: {
        subject: 'Your request to work with us has come',
        text: 'Hello.\n\nSomebody with this address has asked to work with {{shopName}}. We will read the request and answer to this address.\n\nIf it was not you, you need do nothing.\n\n[About working with us]({{link}})',
      },
    },
    variables: ['shopName', 'link'],
    required: [],
  },
  PARTNER_ANSWERED_LETTER: {
    group: 'REQUESTS',
    name: { ru: 'Ответ партнёру', en: 'Answer to a partner' },
    words: {
      ru: {
        subject: 'Ответ на заявку о сотрудничестве',
        text: 'Здравствуйте.\n\n{{answer}}\n\n[О сотрудничестве]({{link}})',
      },
      en: {
        subject: 'Our answer to your request',
        text: 'Hello.\n\n{{answer}}\n\n[About working with us]({{link}})',
      },
    },
    variables: ['shopName', 'answer', 'link'],
    required: ['answer'],
  },
} as const satisfies Record<string, TemplateRule>;
