// Serves the static build and runs the test runner on the stories in it: on all, with `--changed` on those of which a
// source has changed since they passed, else on what the arguments of the runner name.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { preview, runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { changedStoryFiles, recordPlayed } = (await runnerImport(`${root}tooling/visual/played-stories.ts`)).module;
const given = process.argv.slice(2);
const files = given[0] === '--changed' ? changedStoryFiles() : given;
if (given.length > 0 && files.length === 0) process.stdout.write('No source of a story has changed since it passed.\n');
else process.exitCode = await play(files);
if (!process.exitCode && (given.length === 0 || given[0] === '--changed')) recordPlayed();

/** Returns the exit code of the test runner. */
async function play(args) {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 6106 },
  });
  const [url] = server.resolvedUrls.local;
  const runner = spawn('test-storybook', ['--url', url, '--failOnConsole', '--maxWorkers', '2', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', TARGET_URL: url },
  });
  const [code] = await once(runner, 'exit');
  await server.close();
  return code ?? 1;
}
