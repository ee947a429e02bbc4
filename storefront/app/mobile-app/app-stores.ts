import { infoPages } from '../content/info-pages';
import type { ShopAppsFieldsFragment } from '../graphql/generated/graphql';

/** The page about the app. */
export const appPage = infoPages.app.href;

/** Whether the app is in a store at all. */
export const isInStores = ({ appStore, googlePlay, rustore }: ShopAppsFieldsFragment): boolean =>
  Boolean(appStore ?? googlePlay ?? rustore);

/**
 * Returns the target of `/api/mobileapp`: the store of the device, or the page about the app if the app is not in that
 * store or the device is not a phone.
 */
export function appAddress(userAgent: string, { appStore, googlePlay, rustore }: ShopAppsFieldsFragment): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return appStore ?? appPage;
  if (/Android/.test(userAgent)) return googlePlay ?? rustore ?? appPage;
  return appPage;
}
