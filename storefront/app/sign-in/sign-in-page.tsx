import { css } from '@emotion/react';
import { Badge, Container, Heading, media, Stack, Text, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[10],
  paddingBlock: `${tokens.space[8]} ${tokens.space[16]}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
    columnGap: tokens.space[20],
    // The reasons are below the text, beside the form.
    gridTemplateRows: 'auto 1fr',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / 3' },
    paddingBlock: `${tokens.space[16]} ${tokens.space[24]}`,
  },
});

const words = css({ [media.desktop]: { paddingBlockStart: tokens.space[2] } });
const lead = css({ maxWidth: '36ch' });
/** As wide as the form's column on desktops. */
const form = css({ width: '100%', maxWidth: 440 });
const reasonList = css({ maxWidth: '48ch' });

const reasons = [
  {
    title: 'Кешбэк с каждого заказа',
    text: 'Бонусами: 1\u00A0бонус\u00A0=\u00A01\u00A0₽, ими можно оплатить часть следующей покупки.',
  },
  { title: 'Путь каждой вещи', text: 'Где заказ сейчас, когда его ждать и как вернуть то, что не подошло.' },
  { title: 'Корзина и избранное с собой', text: 'На телефоне и на компьютере одни и те же.' },
];

/** Style of the note about the welcome bonus, the only element in its colour. */
const gift = css({ alignSelf: 'start', marginTop: tokens.space[2] });

export interface SignInPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of a sign-in page: title and explanation on one side, the form on the other. */
export function SignInPage({ title, lead: text, children }: SignInPageProps) {
  return (
    <Container css={page}>
      <Stack gap={4} css={words}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="large" tone="muted" css={lead}>
          {text}
        </Text>
        <Badge tone="bonus" size="large" css={gift}>
          5&nbsp;000 бонусов за регистрацию
        </Badge>
      </Stack>
      <div css={form}>{children}</div>
      <Stack gap={5} css={reasonList}>
        {reasons.map(({ title: name, text: why }) => (
          <div key={name}>
            <Text as="strong">{name}</Text>
            <Text tone="muted">{why}</Text>
          </div>
        ))}
      </Stack>
    </Container>
  );
}
