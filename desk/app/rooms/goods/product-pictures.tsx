import { css } from '@emotion/react';
import { Alert, Badge, Button, Heading, IconButton, Image, Input, Stack, Text, tokens } from '@meet/ui-kit';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { useProduct } from './product-store';
import { productTexts } from './product-words';

const list = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0 });
const line = css({ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: tokens.space[3] });

/** The pictures in their order, the cover first, each with what it shows. */
export const ProductPictures = observer(function ProductPictures({ product }: { product: WholeProductFragment }) {
  const texts = useTexts(productTexts);
  const faults = useTexts(faultTexts);
  const store = useProduct();
  const pictures = store.pictures ?? product.images;

  const move = (from: number, to: number) => {
    const next = [...pictures];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    store.arrange(next);
  };

  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.pictures}
      </Heading>
      {pictures.length === 0 && <Text tone="muted">{texts.noPictures}</Text>}
      <ul css={list}>
        {pictures.map((picture, index) => (
          <li key={picture.id} css={line}>
            <Image src={picture.url ? `/_ipx/_/${picture.url}` : null} alt={picture.alt} ratio={1} sizes="88px" />
            <Stack gap={1}>
              <Input
                label={texts.alt(index + 1)}
                value={picture.alt}
                maxLength={500}
                onChange={({ target }) =>
                  store.arrange(pictures.map((one, at) => (at === index ? { ...one, alt: target.value } : one)))
                }
              />
              <Stack direction="row" gap={1} align="center">
                <IconButton
                  icon={<ArrowUpIcon />}
                  label={texts.earlier(index + 1)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={<ArrowDownIcon />}
                  label={texts.later(index + 1)}
                  disabled={index === pictures.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon={<TrashIcon />}
                  label={texts.remove(index + 1)}
                  onClick={() => store.arrange(pictures.filter((one) => one !== picture))}
                />
                {index === 0 && <Badge>{texts.cover}</Badge>}
              </Stack>
            </Stack>
          </li>
        ))}
      </ul>
      {store.refusal?.of === 'pictures' && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(store.refusal.fault, faults)}
        </Alert>
      )}
      {store.pictures && (
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" loading={store.busy === 'pictures'} onClick={() => void store.savePictures()}>
            {texts.savePictures}
          </Button>
          <Button variant="ghost" onClick={store.leavePictures}>
            {texts.resetPictures}
          </Button>
        </Stack>
      )}
    </Stack>
  );
});
