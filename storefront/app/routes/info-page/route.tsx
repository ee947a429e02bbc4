import { ContentPage } from '../../content/content-page';
import { InfoLinks } from '../../content/info-links';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import { loadInfo } from '../content/load-info-page.server';
import type { Route } from './+types/route';

/** Catches every other path: an information page, or the 404 page if it does not exist. */
export function loader({ url, request }: Route.LoaderArgs) {
  return loadInfo(url, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(loaderData.content.seoTags, loaderData.seo) : [];
}

export default function InfoPage({ loaderData: { content, trail } }: Route.ComponentProps) {
  return <ContentPage key={content.id} content={content} trail={trail} aside={<InfoLinks />} />;
}
