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

/** Returns the Chromium of the system or of Playwright, or else the one installed from npm. */
export async function findChromium(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const executablePath = installed.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args: QUIET } : pinnedChromium();
}

/** Returns the Chromium installed from npm. Its version is exact, as screenshots are compared with its screenshots. */
export async function pinnedChromium(): Promise<Browser> {
  // Some arguments of the package suit only cloud functions and are left out: a single process, and disabled web
  // security between origins.
  const args = packed.args.filter((arg) => !UNWANTED.includes(arg));
  return { executablePath: await unpack(), args: [...args, ...QUIET] };
}

/**
 * Unpacks Chromium into our own cache folder. In the shared temporary folder, another account could plant a program
 * that we would run.
 */
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
