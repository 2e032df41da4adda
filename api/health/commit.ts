import { existsSync, readFileSync } from 'node:fs';

const file = new URL('../../commit', import.meta.url);

/** Commit that the running product was built from; null if its sources stood in no repository. */
export const commit: string | null = existsSync(file) ? readFileSync(file, 'utf8') || null : null;
