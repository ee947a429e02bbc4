import { getMetadataStorage } from 'class-validator';
import './app.module.js';
import { ruleFault } from './shared/messages/messages.js';
import { speaking } from './shared/request-scope.js';

interface Rule {
  propertyName: string;
  name?: string;
  type: string;
  constraints?: unknown[];
  each: boolean;
  message?: unknown;
}

it.each(['ru', 'en'] as const)('no validation message contains the word «undefined» (%s)', (language) => {
  const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
  const rules = [...validationMetadatas.values()].flat();
  expect(rules.length).toBeGreaterThan(500);
  const said = speaking(language, () =>
    rules.map(({ propertyName, name, type, constraints = [], each, message }) => {
      const own = typeof message === 'function' ? (message as () => string)() : undefined;
      return `${propertyName}: ${own ?? ruleFault(name ?? type, constraints, each) ?? ''}`;
    }),
  );
  expect(said.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
});
