import { basename, resolve } from 'node:path';

const here = import.meta.dirname;

/** The repository's folder, both from the sources and from what they are compiled to. */
export const ROOT = resolve(here, basename(here) === 'dist' ? '../..' : '..');
