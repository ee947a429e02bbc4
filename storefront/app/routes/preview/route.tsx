import { Alert } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { ContentPage } from '../../content/content-page';
import { loadPreview } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import type { Route } from './+types/route';

export async function loader({ url, params, request }: Route.LoaderArgs) {
  const content = await loadPreview(params.token, request.signal);
  if (!content) throw notFound(url);
  return content;
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.title ?? 'Черновик'} — ${shopName()}` }, { name: 'robots', content: 'noindex' }];
}

/** A draft, visible to everybody who has the link created by an operator. */
export default function Preview({ loaderData: content }: Route.ComponentProps) {
  return (
    <ContentPage
      content={content}
      trail={[{ label: 'Главная', href: '/' }, { label: content.title }]}
      withDate
      notice={
        <Alert title="Предпросмотр">Так текст будет выглядеть. Пока его видят только те, у кого есть эта ссылка.</Alert>
      }
    />
  );
}
