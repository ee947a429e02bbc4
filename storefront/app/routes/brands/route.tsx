import { css } from '@emotion/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Input,
  LetterIndex,
  media,
  tokens,
  useHydrated,
} from '@meet/ui-kit';
import { useState } from 'react';
import { shopName } from '../../browser/shop-name';
import { ListingHead } from '../../listing/listing-head';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { findBrands } from './brand-index';
import { loadBrands } from './load-brands.server';

const finder = css({ maxWidth: 420, marginTop: tokens.space[5] });

/**
 * For a field that needs JavaScript. Until it works, its space is kept free; if JavaScript is disabled, it is not
 * shown.
 */
const awaitsScript = css({ visibility: 'hidden', [media.noScript]: { display: 'none' } });

export function loader({ url, request }: Route.LoaderArgs) {
  return loadBrands(url, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const description = `Все бренды магазина ${shopName()} по алфавиту: кроссовки, обувь и одежда в наличии и под заказ.`;
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
      <ListingHead trail={trail} title="Бренды" loud>
        {letters.length > 0 && (
          <Input
            css={[finder, !hydrated && awaitsScript]}
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

      <LetterIndex
        lettersLabel="Буквы"
        sections={found.map(({ letter, id, brands }) => ({
          letter,
          id,
          items: brands.map(({ slug, name }) => ({ label: name, href: `/brands/${encodeURIComponent(slug)}` })),
        }))}
      />

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
