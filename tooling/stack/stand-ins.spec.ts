import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standIns } from './stand-ins.js';

const secret = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../docker/demo-secrets', name), 'utf8').trim();

it('standIns names the settings that still have a password from the repository', () => {
  const settings = {
    DATABASE_URL: secret('database_url'),
    REDIS_URL: secret('redis_url'),
    S3_SECRET_KEY: 'meet-development',
    S3_ACCESS_KEY: 'own',
    SHOP_NAME: 'meet',
  };
  expect(standIns(settings)).toEqual(['DATABASE_URL', 'REDIS_URL', 'S3_SECRET_KEY']);
  expect(standIns({ DATABASE_URL: 'postgresql://meet:own@postgres/meet', REDIS_URL: 'redis://redis' })).toEqual([]);
});
