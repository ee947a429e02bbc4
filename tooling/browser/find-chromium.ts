import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';

interface Browser {
  executablePath: string;
  args: string[];
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const UNWANTED = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content'];

/** Returns a Chromium of the system or of Playwright, or else the one that npm brought. */
export async function findChromium(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const executablePath = installed.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args: QUIET } : pinnedChromium();
}

/** Returns the Chromium that npm brought, in its exact version: screenshots are compared with its. */
export async function pinnedChromium(): Promise<Browser> {
  // The package's own list is for cloud functions: it runs one process for all, without rules between origins.
  const args = packed.args.filter((arg) => !UNWANTED.includes(arg));
  return { executablePath: await unpack(), args: [...args, ...QUIET] };
}

/** Unpacks into a cache of ours: another account's copy in the temporary folder must not run. */
async function unpack(): Promise<string> {
  const { TMPDIR } = process.env;
  const cache = join(import.meta.dirname, '../../node_modules/.cache/chromium');
  mkdirSync(cache, { recursive: true });
  process.env.TMPDIR = cache;
  try {
    return await packed.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
