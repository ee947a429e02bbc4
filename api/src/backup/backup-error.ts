/** A backup or a restore cannot go on. The message says why and what to do. */
export class BackupError extends Error {}
