import type { ServerBuild } from 'react-router';

/**
 * The script of /sw.js: the id of this build and the paths of the shell's files, followed by the worker's code. The
 * shell's files are the scripts that every page needs; styles and fonts are found in the cached page.
 * @param code The bundled worker.
 */
export function serviceWorkerScript(code: string, { assets }: Pick<ServerBuild, 'assets'>): string {
  const root = assets.routes['root'];
  const shell = [assets.entry.module, ...assets.entry.imports, ...(root ? [root.module, ...(root.imports ?? [])] : [])];
  return `self.meetBuild=${JSON.stringify({ id: assets.version, shell: [...new Set(shell)] })};\n${code}`;
}

/**
 * Browsers compare the script with the installed one, so it must not be cached. The worker itself may connect only to
 * this origin.
 */
export const serviceWorkerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;
