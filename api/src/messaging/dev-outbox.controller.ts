import { Controller, Get, Header, Inject, NotFoundException } from '@nestjs/common';
import { Public } from '../platform/auth/access.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { MessagingConfig } from './messaging.config.js';
import { PrintedMessages } from './printed-messages.js';

/** Shows the last printed messages to developers. In production it answers 404. */
@Public()
@Controller('dev/outbox')
export class DevOutboxController {
  constructor(
    private readonly printed: PrintedMessages,
    @Inject(CONFIG) private readonly config: MessagingConfig,
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  page(): string {
    if (this.config.NODE_ENV === 'production') throw new NotFoundException();
    const rows = this.printed.messages.map(
      ({ sentAt, to, text }) =>
        `<tr><td>${sentAt.toISOString()}</td><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`,
    );
    return `<!doctype html><meta charset="utf-8"><title>Outbox</title><table>${rows.join('')}</table>`;
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
