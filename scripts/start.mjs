// @ts-check
// npm start: builds what is stale, then runs the product in this process.
import './stop-with-npm.mjs';
import { buildWhatIsStale } from './build.mjs';

try {
  await buildWhatIsStale();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
await import(new URL('../dist/api/main.js', import.meta.url).href);
