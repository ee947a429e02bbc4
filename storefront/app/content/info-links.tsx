import { css } from '@emotion/react';
import { Link, media, Stack, Text, tokens } from '@meet/ui-kit';
import { useId } from 'react';
import { useLocation } from 'react-router';

const groups = [
  {
    title: 'Покупателям',
    pages: [
      { name: 'Доставка', href: '/delivery' },
      { name: 'Как идёт заказ', href: '/delivery/how-it-works' },
      { name: 'Товар под заказ', href: '/tovar-pod-zakaz' },
      { name: 'Программа лояльности', href: '/loyalty' },
      { name: 'Вопросы и ответы', href: '/info/faq' },
      { name: 'Мобильное приложение', href: '/info/appspromo' },
    ],
  },
  {
    title: 'О магазине',
    pages: [
      { name: 'Контакты', href: '/info/contacts' },
      { name: 'Партнёрам', href: '/info/partners' },
    ],
  },
  {
    title: 'Документы',
    pages: [
      { name: 'Документы и условия', href: '/info/offer' },
      { name: 'Публичная оферта', href: '/info/offer/public-offer' },
      { name: 'Правила розничной продажи', href: '/info/offer/retail-sale' },
      { name: 'Обработка персональных данных', href: '/info/offer/personal-data' },
      { name: 'Политика конфиденциальности', href: '/privacy' },
      { name: 'Лицензионное соглашение', href: '/licence' },
    ],
  },
];

// On narrow screens the footer and the menu have these links.
const aside = css({ [media.belowDesktop]: { display: 'none' } });

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  paddingBlock: tokens.space[1],
});

/** The pages of the shop's help, with the one that is open marked. */
export function InfoLinks() {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <Stack css={aside} role="navigation" gap={6} aria-label="Разделы помощи">
      {groups.map(({ title, pages }, index) => (
        <div key={title}>
          <Text size="caption" tone="muted" id={`${id}${index}`}>
            {title}
          </Text>
          <ul aria-labelledby={`${id}${index}`}>
            {pages.map(({ name, href }) => (
              <li key={href}>
                <Link
                  css={link}
                  variant={pathname === href ? 'strong' : 'quiet'}
                  href={href}
                  aria-current={pathname === href ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
