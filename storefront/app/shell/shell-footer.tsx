import { Footer, QrPicture, ThemeToggle } from '@meet/ui-kit';
import { Suspense } from 'react';
import { shopName } from '../browser/shop-name';
import { lazyPart } from '../builds/lazy-part';
import { useConsent } from '../consent/consent-context';
import { infoPages } from '../content/info-pages';
import type { ShopFieldsFragment } from '../graphql/generated/graphql';
import { isInStores } from '../mobile-app/app-stores';
import { footerLinks, type Directory } from './catalogue-links';
import { legalLine } from './legal-line';

// Only shops with analytics need it.
const ConsentSettings = lazyPart(() => import('../consent/consent-settings'));

export const catalogueId = 'catalogue-links';

interface ShellFooterProps {
  directories: readonly Directory[];
  /** Null if the API failed. */
  shop: ShopFieldsFragment | null;
  year: number;
}

export function ShellFooter({ directories, shop, year }: ShellFooterProps) {
  const { counters } = useConsent();
  return (
    <Footer
      columns={[
        {
          title: 'Каталог',
          id: catalogueId,
          links: [
            { name: 'Все товары', href: '/catalog' },
            { name: 'Бренды', href: '/brands' },
            { name: 'Подборки', href: '/collections' },
            ...footerLinks(directories),
          ],
        },
        {
          title: 'Помощь',
          links: [
            infoPages.delivery,
            infoPages.questions,
            { ...infoPages.loyalty, name: 'Бонусная программа' },
            { name: 'Поиск по магазину', href: '/search' },
            { name: 'Избранное', href: '/favorites' },
            { name: 'Корзина', href: '/cart' },
            { name: 'Личный кабинет', href: '/account' },
            ...contacts(shop),
          ],
        },
        {
          title: 'О нас',
          text: `${shopName()} — магазин кроссовок и одежды. Вещи со склада в России и напрямую из Турции.`,
          links: [
            { name: 'На главную', href: '/' },
            { name: 'Блог', href: '/blog' },
            infoPages.contacts,
            infoPages.app,
            { name: 'Карта сайта', href: '/sitemap' },
            infoPages.partners,
            infoPages.publicOffer,
            infoPages.privacy,
            infoPages.licence,
          ],
        },
      ]}
      social={shop?.social ?? []}
      app={
        <QrPicture
          src="/app-code"
          label="Код, который открывает магазин на телефоне"
          caption={shop && isInStores(shop.apps) ? 'Скачайте приложение' : 'Откройте магазин на телефоне'}
        />
      }
      legal={legalLine(shop, year)}
      actions={
        <>
          {counters && (
            <Suspense>
              <ConsentSettings />
            </Suspense>
          )}
          <ThemeToggle />
        </>
      }
    />
  );
}

/** Links to contact the shop, as far as they are set. */
const contacts = (shop: ShopFieldsFragment | null) => [
  ...(shop?.phone ? [{ name: shop.phone, href: `tel:${shop.phone.replace(/[^+\d]/g, '')}` }] : []),
  ...(shop?.email ? [{ name: shop.email, href: `mailto:${shop.email}` }] : []),
];
