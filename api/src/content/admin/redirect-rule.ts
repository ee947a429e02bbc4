import { redirectPath, redirectSource, takesServedPath, type RedirectRule } from '../index.js';
import { statement } from '../../platform/database/statement.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';

export type GivenRule = Pick<RedirectRule, 'kind' | 'source' | 'target'>;

/**
 * Returns a rule in the form in which it is stored. Throws BAD_USER_INPUT for a source that is no path of the shop or
 * that the shop serves, and for a target that is neither a path of the shop nor an https URL of `hosts`.
 */
export function redirectRule({ kind, source, target }: GivenRule, hosts: readonly string[]): GivenRule {
  return { kind, source: sourceOf(kind, source), target: targetOf(target, hosts) };
}

/** Query parameters belong to one path: a rule with parameters covers nothing below its path. */
function sourceOf(kind: GivenRule['kind'], typed: string): string {
  const source = redirectSource(typed);
  if (source === null || (kind === 'PREFIX' && source.includes('?')))
    throw badUserInput([fieldFault('dto.source', 'pathOfShop')]);
  if (takesServedPath({ kind, source })) throw badUserInput([fieldFault('dto.source', 'pathServed')]);
  return source;
}

/** A rule to any other site would let a link of the shop lead to a foreign page. */
function targetOf(typed: string, hosts: readonly string[]): string {
  const path = /[?#]/.test(typed) ? null : redirectPath(typed);
  if (path !== null) return path;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isAllowed = url?.protocol === 'https:' && !url.username && hosts.includes(url.host);
  if (isAllowed) return url.href.replace(/\/$/, '');
  throw badUserInput([fieldFault('dto.target', 'pathOrHosts', { hosts })]);
}

export const chained = ({ source, target }: GivenRule): ApiError =>
  new ApiError('REDIRECT_CHAINED', { source, target });

/** Rules are saved one after another, so that two rules that are harmless alone make no loop together. */
export const LOCK_REDIRECTS = statement('lock-redirects')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('redirect_rule'))`;
