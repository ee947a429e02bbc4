import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/index.js';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

const colourway = css({
  display: 'block',
  width: 72,
  border: '1px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { borderColor: tokens.color['ink-muted'] },
});

const here = css({ borderColor: tokens.color.ink });
const gone = css({ opacity: 0.55 });

export interface Colourway {
  id: string;
  /** Its colours in words. */
  name: string;
  picture: string | null;
  /** Without it: the colourway that the page is about. */
  href?: string;
  /** Nothing of it can be bought now. */
  soldOut?: boolean;
}

export interface ColourwayLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  colourways: readonly Colourway[];
}

/** The colours a model is made in, as small pictures that lead to them. */
export function ColourwayLinks({ colourways, ...props }: ColourwayLinksProps) {
  const { soldOut: soldOutWords } = useMessages();
  return (
    <ul css={list} {...props}>
      {colourways.map(({ id, name, picture, href, soldOut = false }) => {
        const alt = soldOut ? `${name}, ${soldOutWords.toLowerCase()}` : name;
        const image = <Image src={picture} alt={alt} sizes="72px" ratio={1} />;
        return (
          <li key={id}>
            {href === undefined ? (
              <div css={[colourway, here]} aria-current="page">
                {image}
              </div>
            ) : (
              <Anchor css={[colourway, soldOut && gone]} href={href}>
                {image}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
