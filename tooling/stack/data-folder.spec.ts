import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolder } from './data-folder.js';

const folder = mkdtempSync(join(tmpdir(), 'meet-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('prepareDataFolder creates the folder and leaves it empty', () => {
  prepareDataFolder(join(folder, 'new/deep'));
  expect(readdirSync(join(folder, 'new/deep'))).toEqual([]);
});

it('prepareDataFolder says in one sentence that the folder is not writable', () => {
  // Nobody can create folders below /dev/null, not even root.
  expect(() => prepareDataFolder('/dev/null/meet')).toThrow(
    /^The shop cannot write to \/dev\/null\/meet \(E\w+: .*\): let it, or MEET_DATA_FOLDER chooses another folder\.$/,
  );
});

it('prepareDataFolder says in one sentence that the path is a file', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareDataFolder(join(folder, 'file'))).toThrow(/file is not a folder: move it away/);
});

it('prepareDataFolder says in one sentence that the disk is full', () => {
  expect(() => prepareDataFolder(folder, () => 12.3)).toThrow(/ has 12 MB left and the shop needs 200: make room/);
});

it('prepareDataFolder needs less free space for a shop that was started before', () => {
  mkdirSync(join(folder, 'old/postgres/cluster'), { recursive: true });
  writeFileSync(join(folder, 'old/postgres/cluster/PG_VERSION'), '18');
  expect(() => prepareDataFolder(join(folder, 'old'), () => 33)).not.toThrow();
  expect(() => prepareDataFolder(join(folder, 'old'), () => 20)).toThrow(/ has 20 MB left and the shop needs 32:/);
});
