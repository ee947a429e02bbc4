/** Thrown when a backup or a restore cannot continue. The message states the reason and the remedy. */
export class BackupError extends Error {}
