import { BackupError } from './backup-error.js';

/** Runs a command, prints why it failed, and ends the process. */
export async function runCommand(command: (args: string[]) => Promise<number>): Promise<never> {
  let code = 1;
  try {
    code = await command(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
  }
  // The migration engine leaves a timer running that would keep the process alive for ten seconds.
  process.exit(code);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && !(error instanceof BackupError) ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
