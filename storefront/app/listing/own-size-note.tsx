import { css } from '@emotion/react';
import { Text, tokens } from '@meet/ui-kit';
import { Suspense } from 'react';
import { lazyPart } from '../builds/lazy-part';
import type { OwnSize } from './own-size-filter';

const SignInNote = lazyPart(() => import('./sign-in-note'));

const place = css({ marginBottom: tokens.space[4] });

/** A note above the list: the effect of the filter «Мой размер», or why it has no effect. */
export function OwnSizeNote({ note }: Pick<OwnSize, 'note'>) {
  return (
    <Text size="small" tone="muted" css={place} role="status">
      {note ?? (
        <Suspense>
          <SignInNote />
        </Suspense>
      )}
    </Text>
  );
}
