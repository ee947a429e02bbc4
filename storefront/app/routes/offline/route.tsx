import { ErrorPage, SignalLines } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import type { Route } from './+types/route';

/**
 * The page that the service worker caches and shows at any address when the shop cannot be reached. It has no scripts,
 * because they would start the page of that address instead.
 */
export const handle = { withoutScripts: true };

export function meta(): Route.MetaDescriptors {
  return [{ title: `Нет сигнала — ${shopName()}` }, { name: 'robots', content: 'noindex' }];
}

/** The button links to the URL at which the page is shown. */
export default function Offline() {
  return <ErrorPage kind="no-signal" href="" banner={<SignalLines />} />;
}
