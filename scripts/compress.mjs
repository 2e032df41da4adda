// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes the .br and .gz variants of each text file, so that no request has to compress. @param {string} folder @param {number} quality Of brotli, 11 at most. */
export async function compress(folder, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(one))) {
    const text = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(text, { params }));
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }));
  }
}
