import { Readable } from 'node:stream';
import { All, Controller, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ExchangeFailure } from './exchange-failure.js';
import { ExchangeSessions } from './exchange-sessions.js';
import { ImportReceived } from './import-received.js';
import { ReceivePart, type About } from './receive-part.js';

const COOKIE = 'meet_exchange';
/** Names of files, with the folders of pictures (`import_files/ab/1.jpg`). */
const FILE_NAME = /^(?!.*(?:^|[/\\])\.{1,2}(?:[/\\]|$))[^/\\\p{Cc}][^\p{Cc}]{0,299}$/u;

/**
 * The exchange of 1С with a site: 1С calls, and each answer is a few lines of text. Every call but the first has the
 * session's cookie.
 */
@Public()
@Controller('exchange')
export class ExchangeController {
  constructor(
    private readonly sessions: ExchangeSessions,
    private readonly parts: ReceivePart,
    private readonly received: ImportReceived,
    @Inject(CONFIG) private readonly config: ExchangeConfig,
  ) {}

  @All('1c')
  async exchange(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    if (this.config.EXCHANGE_LOGIN === undefined) throw new NotFoundException();
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    try {
      void reply.send(await this.answer(request));
    } catch (error) {
      if (!(error instanceof ExchangeFailure)) throw error;
      void reply.code(error.status).send(`failure\n${error.code}: ${error.message}\n`);
    }
  }

  private async answer(request: ViewedRequest): Promise<string> {
    const { type, mode, filename } = request.query as Record<string, unknown>;
    if (mode === 'checkauth') {
      const token = await this.sessions.begin(request.headers.authorization, budgetKeyOf(request.client));
      return `success\n${COOKIE}\n${token}\n`;
    }
    const sessionId = await this.sessions.find(parseCookie(request.headers.cookie ?? '')[COOKIE]);
    const about = ABOUT[String(type)];
    switch (about && mode) {
      case 'init':
        return `zip=yes\nfile_limit=${this.config.EXCHANGE_PART_BYTES}\n`;
      case 'file':
        await this.parts.take(sessionId, about!, fileNameOf(filename), bodyOf(request));
        return 'success\n';
      case 'import':
        return this.importAnswer(sessionId);
      case 'deactivate':
      case 'complete':
        return 'success\n';
      default:
        throw new ExchangeFailure('EXCHANGE_MODE_UNKNOWN', `обмен не знает type=${String(type)}&mode=${String(mode)}`);
    }
  }

  private async importAnswer(sessionId: string): Promise<string> {
    const run = await this.received.run(sessionId);
    if (!run) return 'progress\nчитается другой обмен\n';
    const { state, phase, done, total, code, message, counts } = run;
    if (state === 'WAITING') return 'progress\nобмен ждёт очереди\n';
    if (state === 'RUNNING')
      return `progress\n${phase ?? 'read'} ${total > 0 ? Math.floor((done / total) * 100) : 0} %\n`;
    if (state === 'APPLIED' || state === 'UNCHANGED') {
      const { created = 0, updated = 0, rejected = 0, warnings = 0 } = (counts ?? {}) as Record<string, number>;
      return `success\ncreated ${created}, updated ${updated}, rejected ${rejected}, warnings ${warnings}\n`;
    }
    return `failure\n${code ?? state}: ${(message ?? '').replace(/\s+/g, ' ')}\n`;
  }
}

const ABOUT: Readonly<Record<string, About>> = { catalog: 'catalog', sale: 'sale' };

function fileNameOf(name: unknown): string {
  if (typeof name === 'string' && FILE_NAME.test(name)) return name;
  throw new ExchangeFailure('EXCHANGE_FILE_NAME', 'имя файла пусто, слишком длинно или ведёт из папки обмена');
}

const bodyOf = ({ body }: ViewedRequest): Readable => (body instanceof Readable ? body : Readable.from([]));
