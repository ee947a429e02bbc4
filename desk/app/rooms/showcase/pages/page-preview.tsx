import { css } from '@emotion/react';
import { Alert, Article, Button, Divider, Heading, Image, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi, type Fault } from '../../../graphql/api';
import { PreviewTextDocument } from '../../../graphql/generated/graphql';
import { Refusal } from '../../../shell/refusal';
import { openPreview } from '../open-preview';
import { pictureSrc } from '../picture-src';
import { usePage } from './page-store';
import { pageTexts } from './page-words';
import { useRendered } from './use-rendered';

const page = css({ maxWidth: 680 });

/** What is typed, as shoppers would see it, and the way to the last draft in the shop itself. */
export const PagePreview = observer(function PagePreview() {
  const texts = useTexts(pageTexts);
  const api = useApi();
  const { form, text, id, isChanged } = usePage();
  const { html, error, fault } = useRendered(form?.markdown ?? '');
  const [refusal, setRefusal] = useState<Fault>();
  if (!form) return null;

  const open = async () => {
    if (id === null || !text) return;
    const dto = { id, number: text.number };
    setRefusal(
      await openPreview(async () => {
        const { data, fault: refused } = await api.ask(PreviewTextDocument, { dto });
        return refused ? { fault: refused } : { data: data.previewContent };
      }),
    );
  };

  return (
    <Stack gap={5}>
      {error && (
        <Alert tone="warning" live title={texts.notShown}>
          {error}
        </Alert>
      )}
      <Refusal fault={fault ?? refusal} />
      <Stack direction="row" gap={3} align="center" wrap>
        {!isChanged && text && (
          <Button variant="secondary" onClick={() => void open()}>
            {texts.asShopper}
          </Button>
        )}
        <Text size="small" tone="muted">
          {isChanged ? texts.saveToOpen : texts.draftLink}
        </Text>
      </Stack>
      <Divider />
      <Stack gap={5} css={page} lang="ru">
        <Heading level={2}>{form.title}</Heading>
        {form.posterUrl && <Image src={pictureSrc(form.posterUrl)} alt="" ratio={16 / 9} fit="cover" sizes="680px" />}
        <Article
          html={html}
          goods={(slugs) => (
            <Text tone="muted" size="small">
              {texts.goodsHere(slugs.join(', '))}
            </Text>
          )}
        />
      </Stack>
    </Stack>
  );
});
