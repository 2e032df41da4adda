// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes the names and contents of these files of a folder and of all files in these folders of it, without tests. @param {string} root @param {string[]} paths */
export async function fingerprintOf(root, paths) {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map((path) => filesIn(join(root, path))))).flat();
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path))) {
    hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** @type {(path: string) => Promise<string[]>} */
async function filesIn(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat();
}
