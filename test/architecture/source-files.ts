import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project: its path from the root with slashes, and its lines. */
export interface SourceFile {
  readonly path: string;
  readonly side: string;
  readonly isTest: boolean;
  readonly text: string;
}

/** One import: as written, the file it leads to when it is one of ours, and whether only types are taken. */
export interface Import {
  readonly from: SourceFile;
  readonly written: string;
  readonly to: string | undefined;
  readonly isTypeOnly: boolean;
}

const sources = /\.(ts|tsx|mjs|css|sql)$/;

/** Every source file below these folders; what is installed there is nobody's. */
export function sourceFiles(...sides: readonly string[]): readonly SourceFile[] {
  return sides.flatMap((side) =>
    readdirSync(join(root, side), { recursive: true, encoding: 'utf8' })
      .filter((name) => sources.test(name) && !/(^|[\\/])node_modules[\\/]/.test(name))
      .map((name) => sourceFile(side, posix.join(side, name.replaceAll('\\', '/')))),
  );
}

function sourceFile(side: string, path: string): SourceFile {
  return { path, side, isTest: /\.(test|spec)\./.test(path), text: readFileSync(join(root, path), 'utf8') };
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Everything a file imports, by statement or by call. */
export function importsOf(from: SourceFile): readonly Import[] {
  const statements = [...from.text.matchAll(statement)].map(([, type, written = '']) => ({ written, type }));
  const calls = [...from.text.matchAll(call)].map(([, written = '']) => ({ written, type: undefined }));
  return [...statements, ...calls].map(({ written, type }) => ({
    from,
    written,
    to: written.startsWith('.') ? posix.join(dirname(from.path), written) : undefined,
    isTypeOnly: type !== undefined,
  }));
}

/** The first circle of files that need each other, types included, or undefined. */
export function circleAmong(files: readonly SourceFile[]): readonly string[] | undefined {
  const needs = new Map(files.map((file) => [file.path, importsOf(file).flatMap(({ to }) => to ?? [])]));
  const sound = new Set<string>();
  for (const { path } of files) {
    const circle = circleThrough(path, [], needs, sound);
    if (circle) return circle;
  }
  return undefined;
}

function circleThrough(
  path: string,
  way: readonly string[],
  needs: ReadonlyMap<string, readonly string[]>,
  sound: Set<string>,
): readonly string[] | undefined {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (sound.has(path)) return undefined;
  for (const next of needs.get(path) ?? []) {
    const circle = circleThrough(next, [...way, path], needs, sound);
    if (circle) return circle;
  }
  sound.add(path);
  return undefined;
}

/** The folders that need themselves by way of others; types count. */
export function foldersInCircles(files: readonly SourceFile[]): readonly string[] {
  const needs = new Map<string, Set<string>>();
  for (const file of files.filter(({ isTest }) => !isTest)) {
    const folder = dirname(file.path);
    const needed = needs.get(folder) ?? new Set();
    needs.set(folder, needed);
    for (const { to } of importsOf(file)) if (to && dirname(to) !== folder) needed.add(dirname(to));
  }
  return [...needs.keys()].filter((folder) => reachable(folder, needs).has(folder)).sort();
}

function reachable(folder: string, needs: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const needed of needs.get(next) ?? []) {
      if (!reached.has(needed)) open.push(needed);
      reached.add(needed);
    }
  }
  return reached;
}
