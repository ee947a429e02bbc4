import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Text } from '../components/text/index.js';
import { tokens } from '../tokens/generated/tokens.js';
import type { Token } from './read-tokens.js';

const table = css({
  width: '100%',
  maxWidth: 960,
  borderCollapse: 'collapse',
  '& th, & td': { padding: `${tokens.space[3]} ${tokens.space[4]} ${tokens.space[3]} 0`, textAlign: 'start' },
  '& tr': { borderBottom: `1px solid ${tokens.color.hairline}` },
  '& th': { fontWeight: 550 },
});

const code = css({ fontFamily: 'ui-monospace, monospace', fontSize: tokens.text.small.size });

/** A table with a row for each token: its variable, description, value and a sample. */
export function TokenTable({ rows, draw }: { rows: readonly Token[]; draw: (token: Token) => ReactNode }) {
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Looks like</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((token) => (
          <tr key={token.variable}>
            <td>
              <div css={code}>{token.variable}</div>
              {token.description && (
                <Text size="small" tone="muted">
                  {token.description}
                </Text>
              )}
            </td>
            <td css={code}>{token.text}</td>
            <td>{draw(token)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
