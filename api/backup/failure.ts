import process from 'node:process';

/** Sentences for the codes of files, gzip, connections and PostgreSQL. */
const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'The file or folder may not be read or written.',
  EISDIR: 'This is a folder, and no file.',
  ENOSPC: 'There is no room left on the disk.',
  Z_DATA_ERROR: 'This file is no backup of Golden Goal, or it is damaged.',
  Z_BUF_ERROR: 'The backup is cut off; its end is missing.',
  ECONNREFUSED: 'PostgreSQL does not answer at DATABASE_URL.',
  ENOTFOUND: 'The host of DATABASE_URL is not known.',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist; create it empty first.',
  '42501': 'The user of DATABASE_URL may not create tables in this database.',
  '53100': "The database's disk is full.",
};

/** Returns an error as one sentence for the operator. */
export function asSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sentences[code] ?? error.message;
}

/** Runs a program of one file argument; says how it went, and ends with 1 if it failed. */
export async function runWithFile(
  missing: string,
  run: (path: string) => Promise<void>,
  done: (path: string) => string,
): Promise<void> {
  const [path] = process.argv.slice(2);
  try {
    if (path === undefined) throw new Error(missing);
    await run(path);
    process.stdout.write(`${done(path)}\n`);
  } catch (error) {
    process.stderr.write(`${asSentence(error)}\n`);
    process.exitCode = 1;
  }
}
