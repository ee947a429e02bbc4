import { css } from '@emotion/react';
import { Button, ButtonLink, Container, Heading, Stack, Text, tokens } from '@meet/ui-kit';
import { Form, useNavigation } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { askApi } from '../../graphql/api-client.server';
import { StopSearchNoticesDocument } from '../../graphql/generated/graphql';
import { noSignal } from '../../graphql/page-errors';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';

/** E-mail scanners open links but press no buttons, so only the button unsubscribes. */
export async function action({ params, request }: Route.ActionArgs) {
  const { data } = await askApi({
    document: StopSearchNoticesDocument,
    variables: { token: params.token.slice(0, 200) },
    signal: request.signal,
  });
  if (!data) throw noSignal();
  return { stopped: data.stopSearchNotices };
}

export const links = displayFont;

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export function meta(): Route.MetaDescriptors {
  return [{ title: `Письма о новом — ${shopName()}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[16]}`, maxWidth: '60ch' });

/** Unsubscribes from letters about saved searches, by the link in such a letter. */
export default function SearchNotices({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <Container>
      <Stack gap={6} align="start" css={page}>
        <Heading level={1} size="headline">
          Письма о новом
        </Heading>
        {actionData ? (
          <>
            <Text role="status">
              {actionData.stopped
                ? 'Больше не пишем. Сами поиски остались, письма можно включить снова.'
                : 'По этой ссылке писем уже нет: вы отписались раньше, или ссылка скопирована не полностью.'}
            </Text>
            <ButtonLink variant="secondary" href="/account/searches">
              Сохранённые поиски
            </ButtonLink>
          </>
        ) : (
          <>
            <Text>Больше не присылать письма о новом в сохранённых поисках?</Text>
            <Form method="post">
              <Button type="submit" loading={state !== 'idle'}>
                Отписаться
              </Button>
            </Form>
          </>
        )}
      </Stack>
    </Container>
  );
}
