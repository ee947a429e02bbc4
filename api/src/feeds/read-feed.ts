import { decodeText } from '../platform/files/decode-text.js';
import { remark, type FeedFormat, type FeedIssue, type FeedReadOptions, type RawRow } from './feed-format.js';
import { readAs } from './feed-reason.js';

/** Yields the rows of all files of a feed, in their order. */
export async function* readFeed(
  files: ReadonlyArray<{ path: string; bytes: number }>,
  format: FeedFormat,
  options: FeedReadOptions,
  observer: { onBytes: (done: number) => void; onIssue: (issue: FeedIssue) => void; signal?: AbortSignal },
): AsyncGenerator<RawRow | { issue: FeedIssue }> {
  let before = 0;
  for (const { path, bytes } of files) {
    const start = before;
    const text = decodeText(path, {
      onBytes: (read) => observer.onBytes(start + read),
      onContradiction: (declared, encoding) =>
        observer.onIssue(
          remark(1, undefined, { field: 'encoding', text: declared, readAs: readAs('READ_AS_ENCODING', { encoding }) })
            .issue,
        ),
    });
    for await (const row of format.rows(text, options)) {
      if (observer.signal?.aborted) return;
      yield row;
    }
    before += bytes;
  }
}
