/** The pages about the shop: address by menu name. */
export const infoPages = {
  delivery: { name: 'Доставка', href: '/delivery' },
  orderJourney: { name: 'Как идёт заказ', href: '/delivery/how-it-works' },
  madeToOrder: { name: 'Товар под заказ', href: '/tovar-pod-zakaz' },
  loyalty: { name: 'Программа лояльности', href: '/loyalty' },
  questions: { name: 'Вопросы и ответы', href: '/info/faq' },
  app: { name: 'Мобильное приложение', href: '/info/appspromo' },
  contacts: { name: 'Контакты', href: '/info/contacts' },
  partners: { name: 'Партнёрам', href: '/info/partners' },
  documents: { name: 'Документы и условия', href: '/info/offer' },
  publicOffer: { name: 'Публичная оферта', href: '/info/offer/public-offer' },
  retailSale: { name: 'Правила розничной продажи', href: '/info/offer/retail-sale' },
  personalData: { name: 'Обработка персональных данных', href: '/info/offer/personal-data' },
  privacy: { name: 'Политика конфиденциальности', href: '/privacy' },
  licence: { name: 'Лицензионное соглашение', href: '/licence' },
} as const;
