import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button/index.js';
import { Container } from '../components/container/index.js';
import { Image } from '../components/image/index.js';
import { Link } from '../components/link/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { media } from '../theme/media.js';
import { tokens } from '../tokens/generated/tokens.js';

const statement = css({
  display: 'grid',
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { '& > *': { gridArea: '1 / 1' } },
});

const poster = css({
  aspectRatio: 'auto',
  height: 'min(100vw, 62dvh)',
  '& img': { objectPosition: '100% 50%' },
  [media.desktop]: { height: 'clamp(440px, 46vw, 720px)' },
});

const frame = css({ [media.desktop]: { alignSelf: 'end', pointerEvents: 'none' } });

/** The text has a plain background in front of the picture, so it is readable whatever the picture. */
const words = css({
  position: 'relative',
  paddingBlockStart: tokens.space[6],
  background: tokens.color.paper,
  [media.desktop]: {
    width: '44%',
    padding: `${tokens.space[8]} ${tokens.space[8]} 0 0`,
    pointerEvents: 'auto',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      width: '100vw',
      background: 'inherit',
    },
  },
});

const loud = css({ fontSize: 'clamp(2rem, 1.1rem + 2.6vw, 3.5rem)' });

export interface StatementProps {
  title: string;
  text: string;
  poster: string;
  darkPoster: string;
  href: string;
}

/** The first screen: one full-width picture and a short text. */
export function Statement({ title, text, poster: src, darkPoster, href }: StatementProps) {
  return (
    <section css={statement}>
      <Image css={poster} src={src} darkSrc={darkPoster} alt="" sizes="100vw" fit="cover" priority />
      <Container css={frame}>
        <Stack css={words} gap={5} align="start">
          <Heading level={1} size="display" css={loud}>
            {title}
          </Heading>
          <Text size="large">{text}</Text>
          <ButtonLink size="large" href={href}>
            Смотреть подборку
          </ButtonLink>
        </Stack>
      </Container>
    </section>
  );
}

const section = css({ marginTop: tokens.space[16], [media.desktop]: { marginTop: tokens.space[24] } });
const more = css({ display: 'inline-flex', alignItems: 'center', flex: 'none', minHeight: tokens.size.target });

export interface SectionProps {
  title: string;
  /** URL of the full list. */
  href?: string;
  children: ReactNode;
}

export function Section({ title, href, children }: SectionProps) {
  return (
    <Container as="section" css={section} aria-label={title}>
      <Stack gap={6}>
        <Stack direction="row" align="baseline" justify="between">
          <Heading level={2}>{title}</Heading>
          {href && (
            <Link css={more} href={href} aria-label={`${title}: смотреть все`}>
              Смотреть все
            </Link>
          )}
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}

const bonus = css(section, { background: tokens.color.volt, color: tokens.color['on-volt'] });
const bonusInner = css({
  display: 'grid',
  gap: tokens.space[6],
  paddingBlock: tokens.space[12],
  [media.desktop]: { gridTemplateColumns: '1.6fr 1fr', alignItems: 'end', paddingBlock: tokens.space[20] },
});
const figure = css({
  display: 'block',
  fontFamily: tokens.font.display,
  fontSize: 'clamp(4rem, 1rem + 15vw, 14rem)',
  fontWeight: 700,
  lineHeight: 0.86,
  letterSpacing: '-0.06em',
});

/** A volt block about the bonuses for registering. */
export function BonusBlock() {
  return (
    <section css={bonus} aria-label="Бонусы за регистрацию">
      <Container css={bonusInner}>
        <Heading level={2}>
          <span css={figure}>5000</span> бонусов за регистрацию
        </Heading>
        <Text tone="inherit">1 бонус = 1 ₽. Бонусами можно оплатить часть покупки, а с заказа вернётся кешбэк.</Text>
      </Container>
    </section>
  );
}
