import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownNode, runsPackages } from '../bin/own-node.js';

const root = join(import.meta.dirname, '..', '..');

interface Locked {
  version?: string;
  hasInstallScript?: boolean;
  engines?: { node?: string };
}

it.each([
  ['18.20.0', false],
  ['20.20.2', false],
  ['22.21.1', false],
  ['22.22.0', true],
  ['24.0.0', true],
])('Node %s can run the installed npm packages: %s', (version, runs) => expect(runsPackages(version)).toBe(runs));

it('tests run under the Node that npm installed', () => {
  expect(ownNode(root)).toBeDefined();
  expect(runsPackages(process.versions.node)).toBe(true);
});

it('no package installs Node by a script', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const nodes = Object.entries(packages).filter(([path]) => /^node_modules\/node-(bin-)?\w+-(x64|arm64)$/.test(path));
  expect(nodes).toHaveLength(5);
  for (const [, { hasInstallScript }] of nodes) expect(hasInstallScript).toBeUndefined();
});
