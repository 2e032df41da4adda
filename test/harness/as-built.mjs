// jest's transformer for the sources of the API and the rules, and for its great packages: a test that imports one of them gets what Node
// itself has loaded of the built product. The whole API takes a second so, once for all files of a worker; by jest's own loader fifteen for each.
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const isInstalled = (path) => path.includes(`${sep}node_modules${sep}`);
const builtOf = (path) => join(root, 'dist', relative(root, path).replace(/\.ts$/, '.js'));

export default {
  async processAsync(_, path) {
    const place = pathToFileURL(isInstalled(path) ? path : builtOf(path)).href;
    const names = Object.keys(await import(place)).filter((name) => /^(?!default$|module\.exports$)\w+$/.test(name));
    const code = [
      `const all = await importNatively(${JSON.stringify(place)});`,
      `export const { ${names.join(', ')} } = all;`,
      'export default all.default;',
    ];
    return { code: code.join('\n') };
  },
};
