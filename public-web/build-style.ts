import postcss from 'postcss';
import type { Rolldown } from 'vite';

/** What the build knows of its modules. */
export type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The rules of a style that what is made of these modules, without some, can use, and those of no module in particular. */
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

/** What modules import, at once or later. */
function reachedFrom(entries: readonly string[], modules: Modules, without: RegExp): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    for (const one of imported) if (!without.test(one)) found.add(one);
  }
  return found;
}

/** All modules that hang together with these, whoever imports whom. */
function everything(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    const around = [info?.importers, info?.dynamicImporters, info?.importedIds, info?.dynamicallyImportedIds];
    for (const one of around.flatMap((ids) => ids ?? [])) found.add(one);
  }
  return found;
}

/** The names that a module of style was given in the build: they begin with a line. */
function classesIn(code: string): readonly string[] {
  return [...code.matchAll(/["'`](_[^"'`]+)["'`]/g)].flatMap(([, names = '']) => names.split(' '));
}
