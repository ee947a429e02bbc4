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

/** A Chromium of the system or of Playwright where there is one, else the one that npm brought. */
export async function findChromium(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const executablePath = installed.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args: QUIET } : pinnedChromium();
}

/** The one that npm brought, in its exact version: what pictures are compared with. */
export async function pinnedChromium(): Promise<Browser> {
  // Its own list is for functions in a cloud: one process for all, and no rules between origins.
  const args = packed.args.filter((arg) => !UNWANTED.includes(arg));
  return { executablePath: await unpack(), args: [...args, ...QUIET] };
}

/** It unpacks into the temporary folder, where another account's copy may lie that is not ours to run. */
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
