import { ContentPage } from '../../content/content-page';
import { InfoLinks } from '../../content/info-links';
import { PriceMatchInvitation } from '../../price-match/price-match-invitation';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import { loadInfo } from '../content/load-info-page.server';
import type { Route } from './+types/route';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadInfo(url, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(loaderData.content.seoTags, loaderData.seo) : [];
}

/** The information page about made-to-order products, with the form to show a lower price elsewhere. */
export default function MadeToOrder({ loaderData: { content, trail } }: Route.ComponentProps) {
  return (
    <ContentPage content={content} trail={trail} aside={<InfoLinks />}>
      <PriceMatchInvitation />
    </ContentPage>
  );
}
