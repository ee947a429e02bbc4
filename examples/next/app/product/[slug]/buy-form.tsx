'use client';
import { Button, SizePicker, Stack, type SizeOption } from '@meet/ui-kit';
import { useActionState } from 'react';
import { addToCart } from '../../cart/actions';

export function BuyForm({ sizes }: { sizes: SizeOption[] }) {
  const [error, add, adding] = useActionState(addToCart, undefined);
  return (
    <form action={add}>
      <Stack gap={6}>
        <SizePicker name="item" sizes={sizes} error={error} />
        <Button type="submit" size="large" wide loading={adding}>
          Add to cart
        </Button>
      </Stack>
    </form>
  );
}
