import { z } from 'zod';
import type { ParcelLabels } from '../parcel-labels.js';
import { ProviderError } from '../provider-error.js';
import { cdekErrorOf, type CdekAccount } from './cdek-account.js';
import { pause, PAUSE_MS } from './cdek-pause.js';
import { CDEK } from './cdek.js';

const LABELS = '/v2/print/barcodes';
/** A label has about 50 KB. */
const MOST_BYTES = 2 * 1024 * 1024;

const Entity = z.object({ uuid: z.guid(), statuses: z.array(z.object({ code: z.string() })).nullish() });
const LabelAnswer = z.object({ entity: Entity });

/** Labels of CDEK («ШК места»), on sheets of the size A6. */
export class CdekLabels implements ParcelLabels {
  readonly name = CDEK;

  constructor(
    private readonly account: CdekAccount,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  async make(number: string, signal: AbortSignal): Promise<string> {
    const question = { orders: [{ cdek_number: Number(number) }], copy_count: 1, format: 'A6', lang: 'RUS' };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(question);
    const { uuid } = await this.read(LABELS, { method: 'POST', headers, body, signal });
    for (;;) {
      await pause(this.pauseMs, signal);
      const { statuses } = await this.read(`${LABELS}/${uuid}`, { signal });
      const isOf = (status: string) => statuses?.some(({ code }) => code === status);
      if (isOf('READY')) return uuid;
      if (isOf('INVALID') || isOf('REMOVED')) throw new ProviderError('INVALID', 'no label is made of this number');
    }
  }

  async file(id: string, signal: AbortSignal): Promise<Buffer> {
    const headers = { accept: 'application/pdf' };
    const { bytes } = await this.account.ask(`${LABELS}/${id}.pdf`, { headers, signal }, MOST_BYTES);
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new ProviderError('NONSENSE', 'the label is no PDF');
    return bytes;
  }

  /** Returns what CDEK says of a label that it makes. */
  private async read(path: string, question: Parameters<CdekAccount['ask']>[1]): Promise<z.output<typeof Entity>> {
    const { body } = await this.account.ask(path, question);
    const failure = cdekErrorOf(body);
    if (failure) throw failure;
    const answer = LabelAnswer.safeParse(body);
    if (!answer.success) throw new ProviderError('NONSENSE', answer.error.issues[0]!.message);
    return answer.data.entity;
  }
}
