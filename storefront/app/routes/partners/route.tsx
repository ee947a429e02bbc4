import { css } from '@emotion/react';
import { ButtonLink, tokens } from '@meet/ui-kit';
import { ContentPage } from '../../content/content-page';
import { InfoLinks } from '../../content/info-links';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import { loadInfo } from '../content/load-info-page.server';
import type { Route } from './+types/route';
import { CooperationForm } from './cooperation-form';
import { submitCooperation } from './submit-cooperation.server';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadInfo(url, request.signal);
}

export function action({ request }: Route.ActionArgs) {
  return submitCooperation(request);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(loaderData.content.seoTags, loaderData.seo) : [];
}

const toForm = css({ marginTop: tokens.space[5] });

/** The information page for partners, with the cooperation form below. */
export default function Partners({ loaderData: { content, trail } }: Route.ComponentProps) {
  return (
    <ContentPage
      content={content}
      trail={trail}
      lead={
        <ButtonLink css={toForm} href="#request">
          Оставить заявку
        </ButtonLink>
      }
      aside={<InfoLinks />}
    >
      <CooperationForm />
    </ContentPage>
  );
}
