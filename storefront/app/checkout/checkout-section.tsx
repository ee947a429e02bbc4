import { Heading, Stack } from '@meet/ui-kit';
import { useId, type ReactNode } from 'react';

export function CheckoutSection({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} size="medium" id={id}>
          {`${number}. ${title}`}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

/** The id of a field, to which the error summary links. */
export const fieldId = (field: string): string => `checkout-${field}`;
