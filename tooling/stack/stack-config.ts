import { join, resolve } from 'node:path';
import { givenSettings } from '@meet/api/given-settings';
import { ExpectedError } from './expected-error.js';
import { ownSecrets } from './secrets.js';
import type { TrialSettings } from './trial-settings.js';

export interface StackConfig {
  root: string;
  /** Folder for all data of the embedded shop. */
  dataFolder: string;
  /** URL of the operator's database; if undefined, the embedded server is used. */
  databaseUrl: string | undefined;
  postgresPort: number;
  apiPort: number;
  storefrontPort: number;
  storageFolder: string;
  imageCacheFolder: string;
  indexSnapshotFolder: string;
  /** URL of the service that composes the demo's pictures, if there is a demo. */
  demoPictures?: string;
}

/**
 * Reads the environment variables that starting the shop needs. Each service checks its own variables when it starts.
 */
export function readStackConfig(env: NodeJS.ProcessEnv = process.env): StackConfig {
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const { values, faults } = givenSettings(env, ['DATABASE_URL']);
  if (faults.length) throw new ExpectedError(`${faults.join('\n')}.`);
  const dataFolder = resolve(root, env.MEET_DATA_FOLDER ?? '.data');
  return {
    root,
    dataFolder,
    databaseUrl: values.DATABASE_URL,
    postgresPort: portOf('POSTGRES_PORT', env.POSTGRES_PORT, 54_320),
    apiPort: portOf('API_PORT', env.API_PORT, 4000),
    storefrontPort: portOf('STOREFRONT_PORT', env.STOREFRONT_PORT, 3000),
    storageFolder: resolve(root, env.STORAGE_FOLDER ?? join(dataFolder, 'storage')),
    imageCacheFolder: resolve(root, env.IMAGE_CACHE_FOLDER ?? join(dataFolder, 'image-cache')),
    indexSnapshotFolder: resolve(root, env.INDEX_SNAPSHOT_FOLDER ?? join(dataFolder, 'index-snapshot')),
  };
}

function portOf(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ExpectedError(`${name} is «${value}»: give a port from 1 to 65535.`);
  return port;
}

/** URL of the desk on this machine; the API serves the desk. */
export const deskUrl = ({ apiPort }: Pick<StackConfig, 'apiPort'>): string => `http://localhost:${apiPort}/admin`;

/** Returns the environment variables of the services. Variables that the operator has set are kept. */
export function serviceEnvironment(
  config: StackConfig,
  databaseUrl: string,
  trial: TrialSettings = {},
): NodeJS.ProcessEnv {
  const apiOrigin = `http://127.0.0.1:${config.apiPort}`;
  return {
    NODE_ENV: 'production',
    API_ORIGIN: apiOrigin,
    API_URL: `${apiOrigin}/graphql`,
    ...trial,
    ...(config.demoPictures && { STORAGE_ORIGIN: config.demoPictures }),
    DESK_URL: deskUrl(config),
    STOREFRONT_URL: process.env.STOREFRONT_PUBLIC_URL || `http://localhost:${config.storefrontPort}`,
    ...ownSecrets(config.dataFolder, process.env),
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: undefined,
    API_PORT: String(config.apiPort),
    STOREFRONT_PORT: String(config.storefrontPort),
    STORAGE_FOLDER: config.storageFolder,
    IMAGE_CACHE_FOLDER: config.imageCacheFolder,
    INDEX_SNAPSHOT_FOLDER: config.indexSnapshotFolder,
  };
}
