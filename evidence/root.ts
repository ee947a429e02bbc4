import { basename, resolve } from 'node:path';

const here = import.meta.dirname;

/** The repository's folder, found from the sources and from the compiled code. */
export const ROOT = resolve(here, basename(here) === 'dist' ? '../..' : '..');
