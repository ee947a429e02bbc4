import { Button, ButtonLink, Container, EmptyState, Heading, Input, Link, useHydrated } from '@meet/ui-kit';
import { useState } from 'react';
import { ListingHead } from '../../listing/listing-head';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { findBrands } from './brand-index';
import * as styles from './brands.styles';
import { loadBrands } from './load-brands.server';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadBrands(url, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const description = 'Все бренды магазина Meet по алфавиту: кроссовки, обувь и одежда в наличии и под заказ.';
  return pageMeta({ title: 'Бренды', description }, loaderData.seo);
}

export default function Brands({ loaderData: { trail, letters } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState('');
  const found = letters
    .map((section) => ({ ...section, brands: findBrands(section.brands, wanted) }))
    .filter(({ brands }) => brands.length > 0);

  return (
    <Container>
      <ListingHead trail={trail} title="Бренды">
        {letters.length > 0 && (
          <Input
            css={[styles.finder, !hydrated && styles.awaitsScript]}
            label="Найти бренд"
            labelHidden
            placeholder="Найти бренд"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </ListingHead>

      {letters.length === 0 && (
        <EmptyState title="Брендов пока нет" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
          Загляните позже или посмотрите, что уже есть в каталоге.
        </EmptyState>
      )}

      {found.length > 1 && (
        <nav aria-label="Буквы">
          <ul css={styles.letters}>
            {found.map(({ letter, id }) => (
              <li key={id}>
                <Link variant="quiet" css={styles.letter} href={`#${id}`}>
                  {letter}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}

      <div css={styles.index}>
        {found.map(({ letter, id, brands }) => (
          <section key={id} css={styles.section} aria-labelledby={id}>
            <Heading level={2} css={styles.initial} id={id} tabIndex={-1}>
              {letter}
            </Heading>
            <ul>
              {brands.map(({ slug, name }) => (
                <li key={slug}>
                  <Link variant="quiet" css={styles.name} href={`/brands/${encodeURIComponent(slug)}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>

      <div role="status">
        {letters.length > 0 && found.length === 0 && (
          <EmptyState title="Такого бренда нет" actions={<Button onClick={() => setWanted('')}>Показать все</Button>}>
            Проверьте, нет ли опечатки, или поищите по названию вещи.
          </EmptyState>
        )}
      </div>
    </Container>
  );
}
