import { decodeText } from './decode-text.js';
import { normaliseRecord } from './normalise-record.js';
import { spoolFeed } from './spool-feed.js';
import { BATCH_SIZE, CatalogWriter } from './write-catalog.js';
/**
 * Imports a feed in two passes. First the files are read to their end: a malformed one throws `MalformedFeedError` and
 * nothing was written. Then records are written batch by batch; a bad one is rejected alone and told to `onIssue`.
 *
 * Repeating an import changes nothing, and an import that was cut off, by the signal or by `kill -9`, is finished by
 * running it again: products that are as the feed says are passed over. Products that a feed names no more are left as
 * they are; taking goods out of sale is the operator's decision.
 */
export async function importFeed(prisma, files, format, options, observer) {
    const summary = { created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0, interrupted: false };
    const onIssue = (issue) => {
        if (issue.severity === 'error')
            summary.rejected += 1;
        else
            summary.warnings += 1;
        observer.onIssue(issue);
    };
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    const onBytes = (done) => observer.onProgress?.({ phase: 'read', done, total });
    const spool = await spoolFeed(rowsOfAll(files, format, options, onBytes, observer.signal), onIssue);
    try {
        const writer = new CatalogWriter(prisma, { rehearse: options.dryRun, onIssue });
        await writeAll(spool, format, options, writer, { ...observer, onIssue }, summary);
        return Object.assign(summary, writer.counts);
    }
    finally {
        await spool.close();
    }
}
async function* rowsOfAll(files, format, options, onBytes, signal) {
    let before = 0;
    for (const { path, bytes } of files) {
        const start = before;
        for await (const row of format.rows(decodeText(path, { onBytes: (read) => onBytes(start + read) }), options)) {
            if (signal?.aborted)
                return;
            yield row;
        }
        before += bytes;
    }
}
async function writeAll(spool, format, options, writer, observer, summary) {
    let batch = [];
    let groups = 0;
    // One batch is being written while the next is made ready: the database and this process work side by side.
    let writing = Promise.resolve();
    const flush = async () => {
        await writing;
        const ready = batch;
        const done = groups;
        batch = [];
        writing = writer.write(ready).then(() => observer.onProgress?.({ phase: 'write', done, total: spool.groupCount }));
        // Whoever waits next hears of a failure; until then it is not an unhandled one.
        writing.catch(() => undefined);
    };
    observer.onProgress?.({ phase: 'write', done: 0, total: spool.groupCount });
    for await (const rows of spool.groups()) {
        if (observer.signal?.aborted) {
            summary.interrupted = true;
            break;
        }
        for (const row of format.assemble(rows, options)) {
            if ('issue' in row) {
                observer.onIssue(row.issue);
                continue;
            }
            const { record, issues } = normaliseRecord(row.record, row.line, options);
            issues.forEach(observer.onIssue);
            if (!record)
                continue;
            // Products and other records wait for each other: a collection names products, products name categories.
            const last = batch.at(-1)?.record.kind;
            if (batch.length >= BATCH_SIZE || (last !== undefined && (last === 'product') !== (record.kind === 'product')))
                await flush();
            batch.push({ line: row.line, record });
        }
        groups += 1;
    }
    if (observer.signal?.aborted) {
        summary.interrupted = true;
        await writing;
        return;
    }
    await flush();
    await writing;
}
//# sourceMappingURL=import-feed.js.map