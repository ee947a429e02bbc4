import { Heading, Stack, Text } from '@meet/ui-kit';
import { PriceMatchButton } from './price-match-button';

/** A section that leads to the form «Нашли дешевле?» where no product is shown. */
export function PriceMatchInvitation() {
  return (
    <section aria-labelledby="price-match">
      <Stack gap={4}>
        <Heading level={2} id="price-match">
          Нашли дешевле?
        </Heading>
        <Text>
          Наш товар стоит меньше в другом магазине? Пришлите ссылку: проверим и ответим, какую цену предложим.
        </Text>
        <PriceMatchButton variant="secondary">Прислать ссылку</PriceMatchButton>
      </Stack>
    </section>
  );
}
