import { Readable } from 'node:stream';
import { All, Controller, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { MalformedFileError } from '../platform/files/malformed-file-error.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ExchangeFailure } from './exchange-failure.js';
import { ExchangeSessions } from './exchange-sessions.js';
import { GiveOrders } from './give-orders.js';
import { ImportReceived } from './import-received.js';
import { ReceivePart } from './receive-part.js';
import { TakeAnswers } from './take-answers.js';

const COOKIE = 'meet_exchange';
/** Names of files, with the folders of pictures (`import_files/ab/1.jpg`). */
const FILE_NAME = /^(?!.*(?:^|[/\\])\.{1,2}(?:[/\\]|$))[^/\\\p{Cc}][^\p{Cc}]{0,299}$/u;

/**
 * The exchange of 1С with a site: 1С calls, and each answer is a few lines of text. Every call except the first carries
 * the session's cookie.
 */
@Public()
@Controller('exchange')
export class ExchangeController {
  constructor(
    private readonly sessions: ExchangeSessions,
    private readonly parts: ReceivePart,
    private readonly received: ImportReceived,
    private readonly giveOrders: GiveOrders,
    private readonly takeAnswers: TakeAnswers,
    @Inject(CONFIG) private readonly config: ExchangeConfig,
  ) {}

  @All('1c')
  async exchange(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    if (this.config.EXCHANGE_LOGIN === undefined) throw new NotFoundException();
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    try {
      const answer = await this.answer(request);
      if (typeof answer !== 'string') void reply.type(`application/xml; charset=${answer.encoding}`);
      void reply.send(typeof answer === 'string' ? answer : answer.body);
    } catch (error) {
      if (!(error instanceof ExchangeFailure)) throw error;
      void reply.code(error.status).send(`failure\n${error.code}: ${error.message}\n`);
    }
  }

  private async answer(request: ViewedRequest): Promise<string | { body: Buffer; encoding: string }> {
    const { type, mode, filename } = request.query as Record<string, unknown>;
    if (mode === 'checkauth') {
      const token = await this.sessions.begin(request.headers.authorization, budgetKeyOf(request.client));
      return `success\n${COOKIE}\n${token}\n`;
    }
    const sessionId = await this.sessions.find(parseCookie(request.headers.cookie ?? '')[COOKIE]);
    switch (`${String(type)} ${String(mode)}`) {
      case 'catalog init':
      case 'sale init':
        return `zip=yes\nfile_limit=${this.config.EXCHANGE_PART_BYTES}\n`;
      case 'catalog file':
        await this.parts.take(sessionId, 'catalog', fileNameOf(filename), bodyOf(request));
        return 'success\n';
      case 'catalog import':
        return this.importAnswer(sessionId);
      case 'catalog deactivate':
      case 'catalog complete':
        return 'success\n';
      case 'sale query':
        return this.giveOrders.query(sessionId);
      case 'sale success':
        await this.giveOrders.taken(sessionId);
        return 'success\n';
      case 'sale file':
        await this.parts.take(sessionId, 'sale', fileNameOf(filename), bodyOf(request));
        return this.ordersAnswer(sessionId, fileNameOf(filename), true);
      case 'sale import':
        return this.ordersAnswer(sessionId, fileNameOf(filename), false);
      default:
        throw new ExchangeFailure('EXCHANGE_MODE_UNKNOWN', `обмен не знает type=${String(type)}&mode=${String(mode)}`);
    }
  }

  /** With `mayBePart` an incomplete file waits for its other parts. */
  private async ordersAnswer(sessionId: string, name: string, mayBePart: boolean): Promise<string> {
    try {
      const { moved, unchanged, remarks } = await this.takeAnswers.take(sessionId, name);
      const said = remarks.slice(0, 20).map((remark) => `${remark.replace(/\s+/g, ' ')}\n`);
      return `success\nmoved ${moved}, unchanged ${unchanged}, remarks ${remarks.length}\n${said.join('')}`;
    } catch (error) {
      if (!(error instanceof MalformedFileError)) throw error;
      if (mayBePart) return 'success\n';
      throw new ExchangeFailure('EXCHANGE_MALFORMED', error.message.replace(/\s+/g, ' '));
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

function fileNameOf(name: unknown): string {
  if (typeof name === 'string' && FILE_NAME.test(name)) return name;
  throw new ExchangeFailure('EXCHANGE_FILE_NAME', 'имя файла пусто, слишком длинно или ведёт из папки обмена');
}

const bodyOf = ({ body }: ViewedRequest): Readable => (body instanceof Readable ? body : Readable.from([]));
