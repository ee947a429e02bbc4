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

// Loaded lazily, because only shops with analytics need it.
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
          label: 'Каталог',
          id: catalogueId,
          links: [
            { label: 'Все товары', href: '/catalog' },
            { label: 'Бренды', href: '/brands' },
            { label: 'Подборки', href: '/collections' },
            ...footerLinks(directories),
          ],
        },
        {
          label: 'Помощь',
          links: [
            infoPages.delivery,
            infoPages.questions,
            { ...infoPages.loyalty, label: 'Бонусная программа' },
            { label: 'Поиск по магазину', href: '/search' },
            { label: 'Избранное', href: '/favorites' },
            { label: 'Корзина', href: '/cart' },
            { label: 'Личный кабинет', href: '/account' },
            ...contacts(shop),
          ],
        },
        {
          label: 'О нас',
          text: `${shopName()} — магазин кроссовок и одежды. Вещи со склада в России и напрямую из Турции.`,
          links: [
            { label: 'На главную', href: '/' },
            { label: 'Блог', href: '/blog' },
            infoPages.contacts,
            infoPages.app,
            { label: 'Карта сайта', href: '/sitemap' },
            infoPages.partners,
            infoPages.publicOffer,
            infoPages.privacy,
            infoPages.licence,
          ],
        },
      ]}
      social={shop?.social.map(({ name, href }) => ({ label: name, href })) ?? []}
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
  ...(shop?.phone ? [{ label: shop.phone, href: `tel:${shop.phone.replace(/[^+\d]/g, '')}` }] : []),
  ...(shop?.email ? [{ label: shop.email, href: `mailto:${shop.email}` }] : []),
];
