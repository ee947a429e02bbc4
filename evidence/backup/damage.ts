import { copyFile, open, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that the error message of a command must contain, and a function that repairs the damage. */
export interface Damage {
  names: string[];
  mend: () => Promise<void>;
}

/**
 * Changes a bit of a table's part and of a picture, truncates another table's part, and deletes one part and one
 * picture.
 */
export async function damageBackup(backups: string, time: string): Promise<Damage> {
  const pictures = await readdir(join(backups, 'pictures'), { recursive: true });
  const [flipped, missing] = pictures.filter((path) => path.endsWith('.age')).sort();
  const table = (name: string) => join('backups', time, 'tables', `${name}.copy.zst.age`);
  const damages: [path: string, damage: (path: string) => Promise<void>][] = [
    [table('product_item'), flip],
    [table('shop_order'), cut],
    [table('user_account'), rm],
    [join('pictures', flipped!), flip],
    [join('pictures', missing!), rm],
  ];
  for (const [path, damage] of damages) {
    await copyFile(join(backups, path), join(backups, `${path}.whole`));
    await damage(join(backups, path));
  }
  return {
    names: damages.map(([path]) => path.replace(`backups/${time}/`, '').replace(/(pictures\/).*\/(.*)\.age/, '$1$2')),
    mend: async () => {
      for (const [path] of damages) await rename(join(backups, `${path}.whole`), join(backups, path));
    },
  };
}

const cut = async (path: string): Promise<void> => truncate(path, (await stat(path)).size - 1);

/** Changes one bit in the middle. */
async function flip(path: string): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, size >> 1);
  byte[0]! ^= 1;
  await file.write(byte, 0, 1, size >> 1);
  await file.close();
}
