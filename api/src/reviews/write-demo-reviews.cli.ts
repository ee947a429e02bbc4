import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { parseConfig } from '../config.js';
import { Points } from '../loyalty/index.js';
import { openPool } from '../platform/database/open-pool.js';
import { Statements } from '../platform/database/statements.js';
import { DemoReview } from './demo-review.js';
import { ModerateReview } from './moderate-review.js';
import { WriteDemoReviews } from './write-demo-reviews.js';

/** Writes the reviews of a demo file, one JSON object a line. */
async function run([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file of reviews.');
  const config = { ...parseConfig(process.env), REVIEW_PHOTO_POINTS: 0 };
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const reviews = lines.map((line) => DemoReview.parse(JSON.parse(line)));
  const pool = openPool({ connectionString: config.DATABASE_URL, max: 4 });
  try {
    const moderation = new ModerateReview(new Points(config), config);
    const written = await new WriteDemoReviews(new Statements(pool), moderation).write(reviews);
    process.stdout.write(`${written} reviews\n`);
  } finally {
    await pool.end();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
