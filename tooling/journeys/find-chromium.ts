import { existsSync } from 'node:fs';
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

/** A Chromium of the system or of Playwright where there is one, else the one that npm brought. */
export async function findChromium(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const executablePath = installed.find((path) => path && existsSync(path));
  if (executablePath) return { executablePath, args: QUIET };
  // Its own list is for functions in a cloud: one process for all would take every page with it when one crashes.
  const args = packed.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return { executablePath: await packed.executablePath(), args: [...args, ...QUIET] };
}
