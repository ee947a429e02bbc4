import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const baselines = join(root, 'ui-kit/baselines');
