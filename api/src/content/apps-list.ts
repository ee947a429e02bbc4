import type { ContentConfig } from './content.config.js';
import { escaped } from './shop-facts.js';
import type { ShopApps } from './shop.model.js';

/** The HTML that the directive `apps` produces, to be filled in later. */
export const APPS = '<div data-apps="all"></div>';

export const appsOf = (config: ContentConfig): ShopApps => ({
  appStore: config.SHOP_APP_STORE_URL ?? null,
  googlePlay: config.SHOP_GOOGLE_PLAY_URL ?? null,
  rustore: config.SHOP_RUSTORE_URL ?? null,
});

const NAMES = { appStore: 'App Store', googlePlay: 'Google Play', rustore: 'RuStore' } as const;

/** Returns the links to the app in the stores as a list, or a text that the app is in no store. */
export function appsList(apps: ShopApps): string {
  const links = (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((store) => {
    const href = apps[store];
    return href ? [`<li><a href="${escaped(href)}">${NAMES[store]}</a></li>`] : [];
  });
  return links.length
    ? `<p>Приложение можно загрузить:</p><ul>${links.join('')}</ul><p>Код внизу страницы, если навести на него камеру телефона, ведёт туда же.</p>`
    : '<p>В магазинах приложений нас пока нет. Сайт открывается на телефоне как приложение, если добавить его на главный экран.</p>';
}
