/** The pages about the shop: address by menu name. */
export const infoPages = {
  delivery: { label: 'Доставка', href: '/delivery' },
  orderJourney: { label: 'Как идёт заказ', href: '/delivery/how-it-works' },
  madeToOrder: { label: 'Товар под заказ', href: '/tovar-pod-zakaz' },
  loyalty: { label: 'Программа лояльности', href: '/loyalty' },
  questions: { label: 'Вопросы и ответы', href: '/info/faq' },
  app: { label: 'Мобильное приложение', href: '/info/appspromo' },
  contacts: { label: 'Контакты', href: '/info/contacts' },
  partners: { label: 'Партнёрам', href: '/info/partners' },
  documents: { label: 'Документы и условия', href: '/info/offer' },
  publicOffer: { label: 'Публичная оферта', href: '/info/offer/public-offer' },
  retailSale: { label: 'Правила розничной продажи', href: '/info/offer/retail-sale' },
  personalData: { label: 'Обработка персональных данных', href: '/info/offer/personal-data' },
  privacy: { label: 'Политика конфиденциальности', href: '/privacy' },
  licence: { label: 'Лицензионное соглашение', href: '/licence' },
} as const;
