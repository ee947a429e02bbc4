import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey } from '../object-storage.js';
/** Objects as files of one folder. */
export class FolderStorage {
    folder;
    constructor(folder) {
        this.folder = folder;
    }
    async put(key, bytes) {
        const path = this.pathOf(key);
        await mkdir(dirname(path), { recursive: true });
        // A reader, or a crash, never meets half a file.
        const partial = `${path}.${randomUUID()}.partial`;
        try {
            await writeFile(partial, bytes);
            await rename(partial, path);
        }
        catch (error) {
            await rm(partial, { force: true });
            throw error;
        }
    }
    async get(key) {
        const path = this.pathOf(key);
        try {
            const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
            return { bytes, modifiedAt: mtimeMs };
        }
        catch (error) {
            if (isMissing(error))
                return null;
            throw error;
        }
    }
    async has(key) {
        try {
            await access(this.pathOf(key));
            return true;
        }
        catch (error) {
            if (isMissing(error))
                return false;
            throw error;
        }
    }
    async delete(key) {
        await rm(this.pathOf(key), { force: true });
    }
    pathOf(key) {
        assertKey(key);
        return join(this.folder, key);
    }
}
function isMissing(error) {
    const code = error.code;
    return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR';
}
//# sourceMappingURL=folder.js.map