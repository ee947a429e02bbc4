import { css } from '@emotion/react';
import { Heading, media, Stack, Text } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const onlyWithoutScripts = css({ display: 'none', [media.noScript]: { display: 'block' } });

interface CartHeadProps {
  title: string;
  /** Why the page needs scripts, as «чтобы оформить заказ». */
  purpose: string;
  /** Below the title. */
  children?: ReactNode;
}

/** The head of a page about the cart. Browsers that run no scripts are told why the page is empty. */
export function CartHead({ title, purpose, children }: CartHeadProps) {
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
      <Text css={onlyWithoutScripts}>Корзина хранится в этом браузере: {purpose}, включите JavaScript.</Text>
    </>
  );
}
