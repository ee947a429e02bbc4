import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
const WRITE_BYTES = 1 << 20;
const READ_BYTES = 1 << 20;
/**
 * Reads all rows to a temporary file. Only the place of each row stays in memory, so a feed larger than memory is fine
 * and rows of one group need not stand together. The file has no name once it is open: a killed import leaves nothing.
 */
export async function spoolFeed(rows, onIssue) {
    const folder = await mkdtemp(join(tmpdir(), 'meet-feed-'));
    const file = await open(join(folder, 'rows'), 'w+');
    // Where the system cannot remove an open file the folder goes when the spool closes.
    const removed = await rm(folder, { recursive: true }).then(() => true, () => false);
    const close = async () => {
        await file.close();
        if (!removed)
            await rm(folder, { recursive: true, force: true });
    };
    try {
        const index = new GroupIndex();
        const writer = new SpoolWriter(file);
        for await (const row of rows) {
            if ('issue' in row) {
                onIssue(row.issue);
                continue;
            }
            const place = await writer.append(`${JSON.stringify([row.line, row.group, row.data])}\n`);
            index.add(row.group, row.aliases ?? [], place.offset, place.length);
        }
        await writer.flush();
        const places = index.places();
        return { groupCount: places.length, groups: () => readGroups(file, places), close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** Offsets and lengths by group; aliases join groups that turn out to be one. */
class GroupIndex {
    groups = [];
    byName = new Map();
    aliases = new Set();
    /** A group that was joined to another, by its number. */
    joinedTo = new Map();
    add(group, aliases, offset, length) {
        const at = this.groupAt(group);
        this.groups[at]?.push(offset, length);
        for (const alias of aliases)
            this.join(at, alias);
    }
    places() {
        return this.groups.filter((_, at) => !this.joinedTo.has(at));
    }
    groupAt(name) {
        let at = this.byName.get(name);
        if (at === undefined) {
            at = this.groups.push([]) - 1;
            this.byName.set(name, at);
        }
        for (let to = this.joinedTo.get(at); to !== undefined; to = this.joinedTo.get(at))
            at = to;
        return at;
    }
    join(at, alias) {
        // Two products with one alias stay two; rows that use it go to the first.
        if (this.aliases.has(alias))
            return;
        this.aliases.add(alias);
        if (!this.byName.has(alias)) {
            this.byName.set(alias, at);
            return;
        }
        const other = this.groupAt(alias);
        if (other === at)
            return;
        this.groups[at] = pairsInOrder([...(this.groups[at] ?? []), ...(this.groups[other] ?? [])]);
        this.groups[other] = [];
        this.joinedTo.set(other, at);
    }
}
function pairsInOrder(flat) {
    const pairs = [];
    for (let i = 0; i < flat.length; i += 2)
        pairs.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
    return pairs.sort(([a], [b]) => a - b).flat();
}
class SpoolWriter {
    file;
    chunks = [];
    pending = 0;
    written = 0;
    constructor(file) {
        this.file = file;
    }
    async append(text) {
        const bytes = Buffer.from(text);
        const offset = this.written + this.pending;
        this.chunks.push(bytes);
        this.pending += bytes.length;
        if (this.pending >= WRITE_BYTES)
            await this.flush();
        return { offset, length: bytes.length };
    }
    async flush() {
        const bytes = Buffer.concat(this.chunks);
        this.chunks = [];
        this.pending = 0;
        for (let done = 0; done < bytes.length;) {
            const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, this.written + done);
            done += bytesWritten;
        }
        this.written += bytes.length;
    }
}
async function* readGroups(file, places) {
    // Most groups stand together, so a window over the file serves many reads.
    let window = Buffer.alloc(0);
    let windowStart = 0;
    const read = async (offset, length) => {
        if (offset < windowStart || offset + length > windowStart + window.length) {
            const buffer = Buffer.alloc(Math.max(length, READ_BYTES));
            let filled = 0;
            while (filled < buffer.length) {
                const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, offset + filled);
                if (bytesRead === 0)
                    break;
                filled += bytesRead;
            }
            window = buffer.subarray(0, filled);
            windowStart = offset;
        }
        return window.subarray(offset - windowStart, offset - windowStart + length);
    };
    for (const group of places) {
        const rows = [];
        for (let i = 0; i < group.length; i += 2) {
            const bytes = await read(group[i] ?? 0, group[i + 1] ?? 0);
            const [line, name, data] = JSON.parse(bytes.toString('utf8'));
            rows.push({ line, group: name, data });
        }
        yield rows;
    }
}
//# sourceMappingURL=spool-feed.js.map