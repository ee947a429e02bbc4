import { Controls, Primary, Stories, useOf } from '@storybook/addon-docs/blocks';
import { TokensUsed } from './tokens-used.js';

/** The generated part of a component's page: primary story, props, tokens, states and source folder. */
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
