import postcss from 'postcss';
import type { Rolldown } from 'vite';

/** Access to the module graph of the build. */
export type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Returns the CSS rules that the modules of these entries can use, and the rules of no module. Modules that match `without` are left out. */
export function styleOf(style: string, entries: readonly string[], modules: Modules, without = /^$/): string {
  const [own, all] = [new Set<string>(), new Set<string>()];
  const reached = reachedFrom(entries, modules, without);
  for (const id of everything(entries, modules)) {
    if (!id.includes('.module.css')) continue;
    for (const name of classesIn(modules.getModuleInfo(id)?.code ?? '')) {
      all.add(name);
      if (reached.has(id)) own.add(name);
    }
  }
  const isForeign = (selector: string) =>
    [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].some(([, name = '']) => all.has(name) && !own.has(name));
  const root = postcss.parse(style);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isForeign(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (all.has(rule.params) && !own.has(rule.params)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Returns the modules that entries import, statically or dynamically. */
function reachedFrom(entries: readonly string[], modules: Modules, without: RegExp): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    for (const one of imported) if (!without.test(one)) found.add(one);
  }
  return found;
}

/** Returns all modules connected with the entries, in either direction of imports. */
function everything(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    const around = [info?.importers, info?.dynamicImporters, info?.importedIds, info?.dynamicallyImportedIds];
    for (const one of around.flatMap((ids) => ids ?? [])) found.add(one);
  }
  return found;
}

/** Returns the class names that the build gave to a CSS module; they begin with an underscore. */
function classesIn(code: string): readonly string[] {
  return [...code.matchAll(/["'`](_[^"'`]+)["'`]/g)].flatMap(([, names = '']) => names.split(' '));
}
