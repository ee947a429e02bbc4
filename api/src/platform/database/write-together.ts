import { DatabaseUnavailableError } from './database-unavailable.js';

/**
 * Writes at once for all calls in the same turn of the event loop, or during the previous write, so that a busy process
 * commits once for several of them. `write` returns an answer for each call, in their order, and writes nothing if it
 * fails. Then it runs for each call alone, so that no call fails because of another.
 */
export function writeTogether<Asked, Answer>(
  write: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  most = 100,
): (asked: Asked) => Promise<Answer> {
  interface Waiting {
    asked: Asked;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function writeFor(those: readonly Waiting[]): Promise<void> {
    try {
      const answers = await write(those.map(({ asked }) => asked));
      for (const [n, { resolve }] of those.entries()) resolve(answers[n]!);
    } catch (error) {
      // A lost connection is caused by none of the calls, and each of them would meet it.
      const isAlone = those.length === 1 || error instanceof DatabaseUnavailableError;
      if (isAlone) for (const { reject } of those) reject(error);
      else for (const one of those) await writeFor([one]);
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length) await writeFor(waiting.splice(0, most));
    isWriting = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      setImmediate(() => void writeAll());
    });
}
