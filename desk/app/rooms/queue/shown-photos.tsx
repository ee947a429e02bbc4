import { css } from '@emotion/react';
import { Image, Link, tokens } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import { entryTexts } from './entry-words';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3], margin: 0, padding: 0 });
const photo = css({ display: 'block', width: 96 });

/** Pictures that a shopper has sent, each with a link to the full picture. */
export function ShownPhotos({ urls }: { urls: readonly string[] }) {
  const { photo: name } = useTexts(entryTexts);
  if (urls.length === 0) return null;
  return (
    <ul css={list}>
      {urls.map((url, index) => (
        <li key={url} css={photo}>
          <Link href={`/_ipx/_/${url}`} variant="bare" target="_blank">
            <Image src={`/_ipx/_/${url}`} alt={name(index + 1)} ratio={1} sizes="96px" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
