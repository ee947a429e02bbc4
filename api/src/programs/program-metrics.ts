import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../platform/observability/metrics.js';

/** The label of requests whose token belongs to no program. */
const NOBODY = 'unknown';

/**
 * Metrics of this process's answers to programs. A program is labelled by its id: administrators create programs, so
 * there are few. Reasons are the codes of docs/errors.md.
 */
@Injectable()
export class ProgramMetrics {
  private readonly requests: Counter<'program'>;
  private readonly refusals: Counter<'program' | 'reason'>;

  constructor({ registry }: Metrics) {
    this.requests = new Counter({
      name: 'meet_program_requests_total',
      help: 'Requests of programs that this process has answered',
      labelNames: ['program'],
      registers: [registry],
    });
    this.refusals = new Counter({
      name: 'meet_program_refusals_total',
      help: 'Those with errors, by the code of the first',
      labelNames: ['program', 'reason'],
      registers: [registry],
    });
  }

  /** Counts an answer by its text. */
  answered(program: string, payload: unknown): void {
    this.requests.inc({ program });
    // Answers with errors begin with the errors (Apollo puts them first), so other answers need not be parsed.
    if (typeof payload !== 'string' || !payload.startsWith('{"errors":')) return;
    const { errors } = JSON.parse(payload) as { errors: { extensions?: { code?: string } }[] };
    this.refusals.inc({ program, reason: errors[0]?.extensions?.code ?? 'INTERNAL_SERVER_ERROR' });
  }

  /** Counts a request that is refused before its program is known. */
  refusedUnknown(reason: string): void {
    this.requests.inc({ program: NOBODY });
    this.refusals.inc({ program: NOBODY, reason });
  }
}
