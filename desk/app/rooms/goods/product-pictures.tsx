import { css } from '@emotion/react';
import { Alert, Button, Heading, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { useSession } from '../../session/session-store';
import { Refusal } from '../../shell/refusal';
import { PictureDrop } from './picture-drop';
import type { ProductPicture } from './picture-list';
import { PictureThumb } from './picture-thumb';
import { PictureTiles } from './picture-tiles';
import { pictureTexts } from './picture-words';
import { useProduct } from './product-store';
import { productTexts } from './product-words';

const strip = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], '& > *': { width: 48 } });

/** The pictures of the product, and the buttons to save or discard changes. */
export const ProductPictures = observer(function ProductPictures() {
  const texts = useTexts(pictureTexts);
  const words = useTexts(productTexts);
  const store = useProduct();
  const permissions = useSession().me?.permissions ?? [];
  const { pictures: list, theirPictures } = store;
  const { isSending } = list.uploads;

  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {words.pictures}
      </Heading>
      {list.pictures.length === 0 && <Text tone="muted">{texts.noPictures}</Text>}
      <PictureTiles list={list} />
      {permissions.includes('UPLOAD') && permissions.includes('WRITE_CATALOGUE') && <PictureDrop list={list} />}
      {theirPictures && (
        <Alert
          tone="warning"
          live
          title={texts.conflict}
          action={
            <Stack direction="row" gap={3} wrap>
              <Button
                variant="secondary"
                loading={store.busy === 'pictures'}
                onClick={() => void store.writePicturesOver()}
              >
                {words.writeOver}
              </Button>
              <Button variant="ghost" onClick={store.takeTheirPictures}>
                {words.takeTheirs}
              </Button>
            </Stack>
          }
        >
          <Stack gap={3}>
            {texts.conflictLead}
            <Strip name={texts.yours} pictures={list.pictures} none={texts.none} />
            <Strip name={texts.theirs} pictures={theirPictures} none={texts.none} />
          </Stack>
        </Alert>
      )}
      <Refusal fault={store.refusal?.of === 'pictures' ? store.refusal.fault : undefined} />
      {list.isChanged && !theirPictures && (
        <Stack gap={2}>
          <Stack direction="row" gap={3} wrap>
            <Button
              variant="secondary"
              loading={store.busy === 'pictures'}
              disabled={isSending}
              onClick={() => void store.savePictures()}
            >
              {texts.save}
            </Button>
            <Button variant="ghost" onClick={list.leave}>
              {texts.reset}
            </Button>
          </Stack>
          {isSending && (
            <Text size="small" tone="muted">
              {texts.sending}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
});

interface StripProps {
  name: string;
  pictures: readonly ProductPicture[];
  none: string;
}

/** A version of the pictures, in their order, with their texts. */
function Strip({ name, pictures, none }: StripProps) {
  return (
    <Stack gap={1}>
      <Text size="small">{name}</Text>
      {pictures.length === 0 && <Text tone="muted">{none}</Text>}
      <div css={strip}>
        {pictures.map(({ id, url, alt }) => (
          <div key={id} title={alt}>
            <PictureThumb url={url} alt={alt} size={48} />
          </div>
        ))}
      </div>
    </Stack>
  );
}
