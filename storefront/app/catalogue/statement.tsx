import { ButtonLink, Container, DisplayText, Heading, Image, Surface, Text } from '@meet/ui-kit';
import * as styles from './statement.styles';

export interface StatementProps {
  title: string;
  text: string;
  poster: string | null;
  /** Another picture for the dark theme. Default: the same one. */
  darkPoster?: string | null;
  /**
   * Product pictures that replace a missing poster; at most three are shown. Without pictures, only the text is shown.
   */
  pictures: readonly string[];
  action?: { name: string; href: string };
}

/** Below a desktop the poster is cut at both sides to a square, so it is drawn twice as wide as the screen. */
const posterSizes = '(min-width: 1024px) 100vw, 200vw';

/** The first screen of a page: a full-width picture with a short text. */
export function Statement({ title, text, poster, darkPoster, pictures, action }: StatementProps) {
  return (
    <section css={styles.statement}>
      {poster ? (
        <Image
          css={styles.poster}
          src={poster}
          darkSrc={darkPoster}
          alt=""
          sizes={posterSizes}
          ratio={2}
          fit="cover"
          priority
        />
      ) : pictures.length === 0 ? null : (
        <Surface tone="product" css={styles.wall}>
          {pictures.slice(0, 3).map((src, index) => (
            <Image
              key={src}
              src={src}
              alt=""
              sizes={index === 0 ? '(min-width: 1024px) 40vw, 64vw' : '(min-width: 1024px) 22vw, 36vw'}
              priority
            />
          ))}
        </Surface>
      )}
      <Container css={styles.frame}>
        <Surface tone="paper" css={styles.words}>
          <Surface tone="paper" css={styles.margin} />
          <Heading level={1}>
            <DisplayText size="large">{title}</DisplayText>
          </Heading>
          {text !== '' && (
            <Text size="large" css={styles.text}>
              {text}
            </Text>
          )}
          {action && (
            <ButtonLink size="large" href={action.href}>
              {action.name}
            </ButtonLink>
          )}
        </Surface>
      </Container>
    </section>
  );
}
