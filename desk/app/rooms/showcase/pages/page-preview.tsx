import { css } from '@emotion/react';
import { Alert, Article, Button, Divider, Heading, Image, Link, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import { pictureSrc } from '../picture-src';
import { previewHref } from './preview-href';
import { usePage } from './page-store';
import { pageTexts } from './page-words';

const page = css({ maxWidth: 680 });

/**
 * The last draft as rendered by the server, and a link to its preview in the shop if the shop is served at the same
 * origin.
 */
export const PagePreview = observer(function PagePreview() {
  const texts = useTexts(pageTexts);
  const api = useApi();
  const { text, id, isChanged, busy, save } = usePage();
  const [href, setHref] = useState<string>();
  const number = text?.number;
  useEffect(() => {
    const leaving = new AbortController();
    setHref(undefined);
    if (id !== null && number !== undefined)
      void previewHref(api, { id, number }, leaving.signal).then((found) => {
        if (!leaving.signal.aborted) setHref(found);
      });
    return () => leaving.abort();
  }, [api, id, number]);

  return (
    <Stack gap={5}>
      {isChanged && (
        <Alert
          action={
            <Button variant="secondary" loading={busy === 'save'} onClick={() => void save()}>
              {texts.saveAndSee}
            </Button>
          }
        >
          {texts.saveToSee}
        </Alert>
      )}
      {text && (
        <>
          {href && (
            <Text size="small">
              <Link href={href} target="_blank">
                {texts.asShopper}
              </Link>
            </Text>
          )}
          <Divider />
          <Stack gap={5} css={page} lang="ru">
            <Heading level={2}>{text.title}</Heading>
            {text.posterUrl && (
              <Image src={pictureSrc(text.posterUrl)} alt="" ratio={16 / 9} fit="cover" sizes="680px" />
            )}
            <Article html={text.html} />
          </Stack>
        </>
      )}
    </Stack>
  );
});
