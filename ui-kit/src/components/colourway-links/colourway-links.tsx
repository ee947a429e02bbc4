import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { soldOutWords } from '../../locale/words/sold-out.words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
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
  [media.hover]: { '&:hover': { borderColor: tokens.color['ink-muted'] } },
  'a&:active': { borderColor: tokens.color.ink, '& img': { opacity: 0.8 } },
  [media.forcedColors]: { borderColor: 'Canvas' },
});

const here = css({ borderColor: tokens.color.ink, [media.forcedColors]: { borderColor: 'Highlight' } });
const gone = css({ opacity: 0.55 });

export interface Colourway {
  id: string;
  /** Names of the colourway's colours. */
  name: string;
  picture: string | null;
  /** URL of the colourway's page. Omit it for the current page. */
  href?: string;
  /** No size can be bought now: the picture is faded and announced as sold out. Default: false. */
  soldOut?: boolean;
}

export interface ColourwayLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The colours of the model, in order, each with its picture and URL. */
  colourways: readonly Colourway[];
}

/** Links to the colourways of a model, as small pictures. */
export function ColourwayLinks(passed: ColourwayLinksProps) {
  const { colourways, ...props } = useDefaultProps('ColourwayLinks', passed);
  const words = useWords('soldOut', soldOutWords);
  return (
    <ul css={list} {...props}>
      {colourways.map(({ id, name, picture, href, soldOut = false }) => {
        const alt = soldOut ? `${name}, ${words.soldOut.toLowerCase()}` : name;
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
