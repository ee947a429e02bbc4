import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.js';
import { baseImages, stageOf } from './stand-ins.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('every image that the Dockerfile and the compose file take from a registry has a stand-in', () => {
  const images = baseImages(read('docker/Dockerfile'), read('docker/compose.yaml'));
  expect(images.length).toBeGreaterThan(5);
  for (const image of images)
    expect(read('evidence/images/stand-ins/Dockerfile')).toMatch(new RegExp(`^FROM debian AS ${stageOf(image)}$`, 'm'));
});

it('baseImages leaves out stages of the Dockerfile and images that are built from it', () => {
  const dockerfile = 'ARG NODE_VERSION=1.2.3\nFROM node:${NODE_VERSION}-slim AS packages\nFROM packages AS api\n';
  const compose = '  api:\n    image: meet-api:${MEET_VERSION:-latest}\n  redis:\n    image: redis:7\n';
  expect(baseImages(dockerfile, compose)).toEqual(['node:1.2.3-slim', 'redis:7']);
});
