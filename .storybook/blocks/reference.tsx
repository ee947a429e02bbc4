import { Controls, Primary, Stories, useOf } from '@storybook/addon-docs/blocks';
import { TokensUsed } from './tokens-used.js';

/** The generated half of a component's page: what it looks like, its props, its tokens, its states, its source. */
export function Reference() {
  const resolved = useOf('meta', ['meta']);
  const file = String(resolved.preparedMeta.parameters['fileName']);
  const folder = file.slice(file.indexOf('ui-kit/'), file.lastIndexOf('/'));
  return (
    <>
      <h2 id="props">Props</h2>
      <Primary />
      <Controls />
      <TokensUsed folder={folder} />
      <h2 id="states">States</h2>
      <Stories title="" includePrimary={false} />
      <h2 id="source">Source</h2>
      <p>
        <code>{folder}</code>
      </p>
    </>
  );
}
