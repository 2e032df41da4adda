import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const folder = new URL('../../migrations/', import.meta.url);

/** Migration files, such as 1795000000485-baseline.ts; in the built product they end in .js. */
const files = readdirSync(folder)
  .filter((file) => /^\d{13}-[\w-]+\.[jt]s$/.test(file))
  .sort();

const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));

/** Every migration of the folder, by number. */
export const migrations: readonly Migration[] = modules.flatMap((module) => Object.values<Migration>(module));
