import { Alert } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/preview';
import { HomePage } from './home-page';
import { loadHomePreview } from './load-home.server';

export const loader = ({ url, params, request }: Route.LoaderArgs) =>
  loadHomePreview(url, params.token, request.signal);

export const links = displayFont;
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
export const meta: Route.MetaFunction = () => [
  { title: `Предпросмотр — ${shopName()}` },
  { name: 'robots', content: 'noindex' },
];

/** The home page with a banner that shoppers do not see yet, for whoever has the link created by an operator. */
export default function HomePreview({ loaderData }: Route.ComponentProps) {
  return (
    <HomePage
      data={loaderData}
      notice={
        <Alert title="Предпросмотр баннера">
          Так главную увидит покупатель. Пока её видят только те, у кого есть эта ссылка; она действует час.
        </Alert>
      }
    />
  );
}
