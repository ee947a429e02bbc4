import type { FeedFormat, FeedRow } from '../feed-format.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import type { FeedRecordInput } from '../feed-record.js';

const MAX_LINE = 8_000_000;

/**
 * Reads one feed record per line, as the exporter and the demo catalogue write them. A line that is not JSON means that
 * the file is damaged or truncated, so the whole file is rejected. A JSON line that is not a valid record is rejected
 * alone.
 */
export const jsonl: FeedFormat = {
  name: 'jsonl',

  async *rows(text) {
    let line = 0;
    for await (const content of lines(text)) {
      line += 1;
      if (content.trim() === '') continue;
      let data: unknown;
      try {
        data = JSON.parse(content);
      } catch (cause) {
        throw new MalformedFileError(
          { line, ...columnOf(cause) },
          `not JSON (${cause instanceof Error ? cause.message : 'unreadable'}); was the file cut short?`,
          { cause },
        );
      }
      yield { line, group: null, data, json: content };
    }
    if (line === 0) throw new MalformedFileError({ line: 1 }, 'the file is empty');
  },

  *assemble(rows): Generator<FeedRow> {
    // The cast is safe, because the importer validates every record against the schema.
    for (const { line, data } of rows) yield { line, record: data as FeedRecordInput };
  },
};

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let line = 1;
  for await (const chunk of text) {
    rest += chunk;
    let from = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      yield rest.slice(from, end);
      line += 1;
      from = end + 1;
    }
    rest = rest.slice(from);
    if (rest.length > MAX_LINE)
      throw new MalformedFileError({ line }, `a line of more than ${MAX_LINE} characters; is this jsonl?`);
  }
  if (rest) yield rest;
}

function columnOf(cause: unknown): { column?: number } {
  const at = cause instanceof Error ? /position (\d+)/.exec(cause.message)?.[1] : undefined;
  return at === undefined ? {} : { column: Number(at) + 1 };
}
