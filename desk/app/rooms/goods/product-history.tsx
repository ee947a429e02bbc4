import { formatDate, Heading, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { changedFields } from '../../graphql/changed-fields';
import { useProduct } from './product-store';
import { productTexts } from './product-words';
import { propertyTexts } from './property-words';

/** History of the product: who changed what, the latest change first. */
export const ProductHistory = observer(function ProductHistory() {
  const texts = useTexts(productTexts);
  const properties = useTexts(propertyTexts).fields;
  const locale = useLocale();
  const { history } = useProduct();
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.history}
      </Heading>
      {history.length === 0 && (
        <Text size="small" tone="muted">
          {texts.noHistory}
        </Text>
      )}
      {history.map(({ id, actor, createdAt, before, after, reason }) => (
        <Stack key={id} gap={1}>
          <Text size="small">
            {changedFields(before, after)
              .map(({ field, from, to }) => `${nameOf(field, texts, properties)}: ${from} → ${to}`)
              .join('; ') || texts.nothingSeen}
          </Text>
          <Text size="small" tone="muted">
            {[actor, formatDate(createdAt, locale), reason].filter(Boolean).join(', ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
});

const nameOf = (
  field: string,
  { fields, pictures, seo }: typeof productTexts.ru,
  properties: typeof propertyTexts.ru.fields,
): string => {
  const names: Record<string, string> = {
    ...fields,
    ...properties,
    brands: fields.brand,
    images: pictures,
    seoTags: seo,
  };
  return names[field] ?? field;
};
