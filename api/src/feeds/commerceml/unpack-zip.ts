import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { open, type Entry, type ZipFile } from 'yauzl';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { CommerceMlError } from './commerceml-error.js';

/** Maximum number of files of an exchange, which sends pictures one by one. */
const MOST_FILES = 100_000;
/** Maximum number of bytes of an exchange's files, unpacked. */
const MOST_BYTES = 2_000_000_000;

/**
 * A file of an exchange. `name` is 1С's name of the file, a path within the exchange; it is no path on this machine.
 */
export interface ReceivedFile {
  name: string;
  path: string;
  bytes: number;
}

/**
 * Counts the unpacked files and bytes of an exchange. Throws COMMERCEML_TOO_LARGE, before more is written to the disk.
 */
export class UnpackLimits {
  private files = 0;
  private bytes = 0;

  addFile(): number {
    this.files += 1;
    if (this.files > MOST_FILES) throw tooLarge(`more than ${MOST_FILES} files`);
    return this.files;
  }

  counting(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.bytes += chunk.length;
        if (this.bytes > MOST_BYTES) done(tooLarge(`more than ${MOST_BYTES} bytes unpacked`));
        else done(null, chunk);
      },
    });
  }
}

/** Unpacks a zip into a folder, under new file names. Throws a {@link MalformedFileError} if the zip is damaged. */
export async function unpackZip(path: string, folder: string, limits: UnpackLimits): Promise<ReceivedFile[]> {
  const zip = await openZip(path);
  const files: ReceivedFile[] = [];
  try {
    for await (const entry of entriesOf(zip)) {
      const name = entry.fileName.replaceAll('\\', '/');
      if (name.endsWith('/')) continue;
      if (entry.isEncrypted()) throw new Error(`"${name}" has a password`);
      const to = join(folder, String(limits.addFile()));
      await pipeline(await contentOf(zip, entry), limits.counting(), createWriteStream(to, { mode: 0o600 }));
      files.push({ name, path: to, bytes: entry.uncompressedSize });
    }
  } catch (error) {
    if (error instanceof CommerceMlError) throw error;
    throw new MalformedFileError({ line: 1 }, `the zip is damaged: ${(error as Error).message}`);
  } finally {
    zip.close();
  }
  return files;
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Sizes are checked while a file is unpacked, so what the directory claims does not matter.
    open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(new MalformedFileError({ line: 1 }, `the zip is damaged: ${error.message}`));
      else resolve(zip);
    });
  });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

const tooLarge = (what: string): CommerceMlError =>
  new CommerceMlError('COMMERCEML_TOO_LARGE', `the exchange has ${what}; exchange changes only, or without pictures`);
