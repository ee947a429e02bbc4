import { css } from '@emotion/react';
import { Heading, media, Stack, Text } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const onlyWithoutScripts = css({ display: 'none', [media.noScript]: { display: 'block' } });

interface CartHeadProps {
  title: string;
  /** Content below the title. */
  children?: ReactNode;
}

/** The heading of a cart page. Without scripts it says that the cart needs them. */
export function CartHead({ title, children }: CartHeadProps) {
  return (
    <>
      <Stack gap={2}>
        <Heading level={1} size="headline">
          {title}
        </Heading>
        {children}
      </Stack>
      <Text css={onlyWithoutScripts}>
        Без JavaScript корзину можно собрать и посмотреть. Чтобы оформить заказ, включите JavaScript: вещи останутся
        в&nbsp;корзине.
      </Text>
    </>
  );
}
