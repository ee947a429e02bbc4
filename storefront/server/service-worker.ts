import type { ServerBuild } from 'react-router';

/**
 * The script of /sw.js: the worker's code behind the id of this build and the files of the shell, which are the scripts
 * that every page needs. Styles and fonts are named by the page that the worker keeps.
 *
 * @param code The bundled worker.
 */
export function serviceWorkerScript(code: string, { assets }: Pick<ServerBuild, 'assets'>): string {
  const root = assets.routes['root'];
  const shell = [assets.entry.module, ...assets.entry.imports, ...(root ? [root.module, ...(root.imports ?? [])] : [])];
  return `self.meetBuild=${JSON.stringify({ id: assets.version, shell: [...new Set(shell)] })};\n${code}`;
}

/** Browsers compare the script with the installed one, so no cache may keep it. The worker itself asks this origin alone. */
export const serviceWorkerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;
