import { css } from '@emotion/react';
import { Divider, Heading, media, Stack, Text, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[6],
  paddingBlock: `${tokens.space[8]} ${tokens.space[10]}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: tokens.space[16],
    paddingBlock: `${tokens.space[10]} ${tokens.space[12]}`,
  },
});

const note = css({ maxWidth: '40ch' });
const content = css({ maxWidth: 640 });

export interface AccountSectionProps {
  id: string;
  title: string;
  /** The purpose of the section in one sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of an account page: title and explanation on one side, controls on the other. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Divider />
      <Stack css={section}>
        <Stack gap={2}>
          <Heading level={2} size="large" id={`${id}-title`}>
            {title}
          </Heading>
          {lead && (
            <Text tone="muted" css={note}>
              {lead}
            </Text>
          )}
        </Stack>
        <Stack gap={5} css={content}>
          {children}
        </Stack>
      </Stack>
    </section>
  );
}
