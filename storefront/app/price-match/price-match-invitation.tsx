import { css } from '@emotion/react';
import { Heading, Stack, Text } from '@meet/ui-kit';
import { PriceMatchButton } from './price-match-button';

const words = css({ maxWidth: '60ch' });

/** A section that offers the form «Нашли дешевле?» on pages without a product. */
export function PriceMatchInvitation() {
  return (
    <section aria-labelledby="price-match">
      <Stack gap={4}>
        <Heading level={2} id="price-match">
          Нашли дешевле?
        </Heading>
        <Text css={words}>
          Наш товар стоит меньше в другом магазине? Пришлите ссылку или снимок цены: проверим и ответим, какую цену
          предложим.
        </Text>
        <PriceMatchButton variant="secondary">Показать, где дешевле</PriceMatchButton>
      </Stack>
    </section>
  );
}
