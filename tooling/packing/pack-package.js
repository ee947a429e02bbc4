// The last step of a package's build: packs the package of the current folder for npm into `packed/`. Beside the
// tarball lies `packed.json`, which says what it is. The API serves both (api/src/pages/serve-packages.ts).
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const folder = 'packed';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const command = [process.env.npm_execpath, 'pack', process.cwd(), '--json', '--pack-destination', folder];
const [packed] = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' }));
const { name, version, integrity, size, filename } = packed;
// Between two releases the content changes and the version stays. An address that is cached forever needs both.
const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex').slice(0, 12);
const file = filename.replace(/\.tgz$/, `-${hash}.tgz`);
renameSync(`${folder}/${filename}`, `${folder}/${file}`);
writeFileSync(`${folder}/packed.json`, JSON.stringify({ name, version, integrity, bytes: size, file }));
process.stdout.write(`${name} ${version} → ${folder}/${file}\n`);
