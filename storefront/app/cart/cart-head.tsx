import { css } from '@emotion/react';
import { Heading, media, Stack, Text } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const onlyWithoutScripts = css({ display: 'none', [media.noScript]: { display: 'block' } });

interface CartHeadProps {
  title: string;
  /** What the page needs scripts for, e.g. «чтобы оформить заказ». */
  purpose: string;
  /** Content below the title. */
  children?: ReactNode;
}

/** The heading of a cart page. Without scripts it explains why the page is empty. */
export function CartHead({ title, purpose, children }: CartHeadProps) {
  return (
    <>
      <Stack gap={2}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        {children}
      </Stack>
      <Text css={onlyWithoutScripts}>Корзина хранится в этом браузере: {purpose}, включите JavaScript.</Text>
    </>
  );
}
