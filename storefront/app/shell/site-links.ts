/** The top menu of the specification: the pages about the shop. */
export const siteLinks = [
  { name: 'Мобильное приложение', href: '/info/appspromo' },
  { name: 'Доставка', href: '/delivery' },
  { name: 'Программа лояльности', href: '/loyalty' },
  { name: 'FAQ', href: '/info/faq' },
  { name: 'Наш блог', href: '/blog' },
  { name: 'Контакты', href: '/info/contacts' },
] as const;
