import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrintedMessages } from './printed-messages.js';

const line = (msg: string) => `${JSON.stringify({ level: 30, msg })}\n`;

test('PrintedMessages reads each message of a log once, when its line is complete', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meet-printed-'));
  try {
    const log = join(folder, 'api.log');
    writeFileSync(log, line('started') + line('✉ +79160000001: 1234 — ваш код'));
    const messages = new PrintedMessages(log);
    expect(messages.next()).toEqual(['✉ +79160000001: 1234 — ваш код']);

    const next = line('✉ +79160000002: 5678 — ваш код');
    appendFileSync(log, next.slice(0, 30));
    expect(messages.next()).toEqual([]);
    appendFileSync(log, next.slice(30));
    expect(messages.next()).toEqual(['✉ +79160000002: 5678 — ваш код']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
