import { z } from 'zod';
import { fault, type Fault } from '../../shared/messages/messages.js';
import { speaking } from '../../shared/request-scope.js';

/** A list of the origins that are allowed to do something, e.g. call the API from a browser. */
export type OriginPatterns = RegExp[];

/** The parts of a pattern: scheme, an optional `*.`, host, and an optional port or `*`. */
const PATTERN = /^([a-z][a-z0-9+.-]*):\/\/(\*\.)?([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?$/;

const DEFAULT_PORTS: Record<string, string> = { http: '80', https: '443' };

/**
 * Parses a comma-separated list of origins: exact ones such as `https://shop.example` and `capacitor://localhost`, and
 * patterns. `https://*.shop.example` stands for one more label, as in a TLS certificate, and `http://localhost:*` for
 * any port. An origin that no browser sends is refused, because it would never match.
 */
export const origins = z.string().transform((value, context): OriginPatterns =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((text) => {
      // Faults of the configuration are read in the log, which is in English.
      const wrong = speaking('en', () => originFault(text));
      if (!wrong) return [toPattern(text)];
      context.addIssue({ code: 'custom', message: `«${text}» ${wrong}` });
      return [];
    }),
);

/** Returns whether the value of the header `Origin` is on the list. The comparison is exact: case counts. */
export function isListed(patterns: OriginPatterns, origin: string | undefined): origin is string {
  return origin !== undefined && patterns.some((pattern) => pattern.test(origin));
}

/** Returns why a text is no origin or pattern, as the end of a sentence; undefined if it is one or the other. */
export function originFault(text: string): Fault | undefined {
  if (text === '*') return fault('originAny');
  if (text === 'null') return fault('originNull');
  const [, scheme = '', anyLabel, host = '', port] = PATTERN.exec(text) ?? [];
  if (!scheme) return canonicalHint(text);
  if (anyLabel && (!host.includes('.') || host.startsWith('['))) return fault('originTooWide');
  if (port && port === DEFAULT_PORTS[scheme]) return fault('originPort', { port });
  if (!host.split('.').every(Boolean) || (/^https?$/.test(scheme) && !isHost(host))) return fault('originHost');
  if (port && port !== '*' && (port.startsWith('0') || Number(port) > 65_535)) return fault('originPortInvalid');
  return undefined;
}

function canonicalHint(text: string): Fault {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return fault('origin', { hint: url && url.origin !== 'null' && url.origin !== text ? url.origin : undefined });
}

function isHost(host: string): boolean {
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host;
}

function toPattern(text: string): RegExp {
  const [, scheme = '', anyLabel, host = '', port] = PATTERN.exec(text)!;
  const label = anyLabel ? String.raw`[a-z0-9_-]+\.` : '';
  const anyPort = port === '*' ? String.raw`(?::\d{1,5})?` : port ? `:${port}` : '';
  return new RegExp(`^${escape(scheme)}://${label}${escape(host)}${anyPort}$`);
}

function escape(text: string): string {
  return text.replace(/[.+[\]]/g, String.raw`\$&`);
}
