import { css } from '@emotion/react';
import { tokens } from '../tokens/generated/tokens.js';
import { readTokens } from './read-tokens.js';

const table = css({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${tokens.space[2]} ${tokens.space[6]} ${tokens.space[2]} 0`,
    borderBottom: `1px solid ${tokens.color.hairline}`,
    textAlign: 'start',
  },
  '& th': { fontWeight: tokens.weight.medium },
});

const frame = css({ overflowX: 'auto' });

interface ModeTableProps {
  caption: string;
  /** The token files that are independent of modes. */
  base: readonly object[];
  /** Name of the default mode. */
  usual: string;
  /** The token file of each other mode. */
  modes: Readonly<Record<string, object>>;
}

const groups = ['space', 'size', 'radius'];
const valuesIn = (files: readonly object[]) =>
  new Map(
    files
      .flatMap((file) => groups.flatMap((group) => readTokens(file, group)))
      .map(({ variable, text }) => [variable, text]),
  );

/** A table of the tokens that differ between modes, such as comfortable and compact. */
export function ModeTable({ caption, base, usual, modes }: ModeTableProps) {
  const bases = valuesIn(base);
  const columns = Object.entries(modes).map(([name, file]) => ({ name, values: valuesIn([file]) }));
  const differing = [...bases.keys()].filter((variable) => columns.some(({ values }) => values.has(variable)));
  return (
    <div css={frame} role="region" aria-label={caption} tabIndex={0}>
      <table css={table}>
        <thead>
          <tr>
            {['Variable', usual, ...columns.map(({ name }) => name)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map((variable) => (
            <tr key={variable}>
              <th scope="row">{variable}</th>
              <td>{bases.get(variable)}</td>
              {columns.map(({ name, values }) => (
                <td key={name}>{values.get(variable) ?? bases.get(variable)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
