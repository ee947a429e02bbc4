import { useState } from 'react';
import { ProductDocument } from '@meet/client/operations';
import { Button, Gallery, Heading, Price, Prose, SizePicker, Split, Stack, Text } from '@meet/ui-kit';
import { addToCart } from '../cart';
import { meet, reasonOf } from '../meet';
import { priceOf } from '../sums';

const slug = new URLSearchParams(location.search).get('slug')!;
const { product } = await meet.request(ProductDocument, { dto: { slug } });
if (!product) throw new Error('Такого товара нет');
const { name, brands, images, items, description } = product;

/** A size may have several offers, such as one here and one abroad; the first available one is used. */
const offers = new Map<string, (typeof items)[number]>();
for (const item of items) if (!offers.get(item.size.id)?.available) offers.set(item.size.id, item);

const sizes = [...offers.values()].map(
  ({ id, size, available, isReserved }) =>
    ({
      id,
      label: size.name,
      state: available > 1 ? 'available' : available ? 'last' : isReserved ? 'reserved' : 'sold',
    }) as const,
);

export function Page() {
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const offer = items.find(({ id }) => id === chosen) ?? items.find(({ available }) => available) ?? items[0];

  const buy = async () => {
    if (!chosen) return setError('Выберите размер');
    try {
      await addToCart(chosen);
      location.assign('/?page=cart');
    } catch (failure) {
      setError(reasonOf(failure));
    }
  };

  return (
    <Stack gap={8}>
      <Split
        aside={
          <Stack gap={6}>
            <Stack gap={1}>
              <Text tone="muted">{brands.map((brand) => brand.name).join(', ')}</Text>
              <Heading level={1}>{name}</Heading>
            </Stack>
            {offer && <Price {...priceOf(offer.priceDetails)} size="large" />}
            <SizePicker
              sizes={sizes}
              value={chosen}
              onValueChange={(id) => {
                setChosen(id);
                setError(undefined);
              }}
              error={error}
            />
            <Button size="large" wide onClick={() => void buy()}>
              В корзину
            </Button>
          </Stack>
        }
      >
        <Gallery images={images.map(({ url, alt, preview }) => ({ id: url, src: url, alt, preview }))} />
      </Split>
      {/* The API has sanitised this HTML. */}
      <Prose dangerouslySetInnerHTML={{ __html: description }} />
    </Stack>
  );
}
