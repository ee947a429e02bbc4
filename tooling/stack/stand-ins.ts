/** Publicly known passwords in the repository's files: docker/demo-secrets and docker/compose.yaml. */
const STAND_INS = new Set(['meet', 'meet-development', 'meet-development-key']);

/** Settings whose URL may contain one of these passwords. */
export const OF_SERVERS = ['DATABASE_URL', 'REDIS_URL', 'S3_SECRET_KEY', 'MEILI_MASTER_KEY'];

/** Returns the names of those settings whose password is one of the repository's. */
export function standIns(settings: Record<string, string | undefined>): string[] {
  return OF_SERVERS.filter((name) => STAND_INS.has(passwordOf(settings[name] ?? '')));
}

const passwordOf = (value: string): string => (URL.canParse(value) ? new URL(value).password : value);
