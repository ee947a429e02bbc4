import { shopName } from '../../browser/shop-name';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { HomePage } from './home-page';
import { bonusText, homeText } from './home-words';
import { loadHome } from './load-home.server';

export const loader = ({ request, url }: Route.LoaderArgs) => loadHome(url, request.signal);

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { title, total, bonus, seo } = loaderData;
  const gift = bonus > 0 ? ` и ${bonusText(bonus)} за регистрацию` : '';
  const what = title ?? shopName();
  const description = `${what} в магазине ${shopName()}: ${homeText(total, 0)}. Кешбэк бонусами${gift}.`;
  return pageMeta({ title: what, ...(title === null && { windowTitle: what }), description }, seo);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
