import { formatDate, Heading, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../../browser/language';
import { useGoodsList } from './goods-list-store';
import { historyTexts } from './history-words';
import { useProduct } from './product-store';
import { productTexts } from './product-words';
import { propertyTexts } from './property-words';
import { sayHistory } from './say-history';

/** History of the product: who or what changed what, the latest change first. */
export const ProductHistory = observer(function ProductHistory() {
  const texts = useTexts(historyTexts);
  const { fields, pictures, seo } = useTexts(productTexts);
  const properties = useTexts(propertyTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const { history } = useProduct();
  useEffect(() => {
    void list.readDirectory();
    void list.readChoices();
  }, [list]);
  const named = (things: readonly { slug: string; name: string }[] = []) =>
    Object.fromEntries(things.map(({ slug, name }) => [slug, name]));
  const context = {
    ...{ texts, locale },
    fields: { ...fields, ...properties.fields, brands: fields.brand, images: pictures, seoTags: seo },
    values: {
      brands: named(list.directory?.brands.items),
      category: named(list.directory?.categories),
      colours: named(list.choices?.colours),
      badges: named(list.choices?.showcase.badges.map(({ slug, title }) => ({ slug, name: title }))),
      ...{ sex: properties.sexes, seasons: properties.seasons, material: properties.materials },
    },
  };
  const told = history.map((entry) => ({ ...entry, what: sayHistory(entry, context) })).filter(({ what }) => what);
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.title}
      </Heading>
      {told.length === 0 && (
        <Text size="small" tone="muted">
          {texts.nothing}
        </Text>
      )}
      {told.map(({ id, what, actor, createdAt, reason }) => (
        <Stack key={id} gap={1}>
          <Text size="small">{what}</Text>
          <Text size="small" tone="muted">
            {[actor, formatDate(createdAt, locale), reason].filter(Boolean).join(', ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
});
