import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const folder = new URL('../../migrations/', import.meta.url);

/** Such as 1795000000485-baseline; in the built product they end in .js. */
const files = readdirSync(folder)
  .filter((file) => /^\d{13}-[\w-]+\.[jt]s$/.test(file))
  .sort();

const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));

/** Every migration of the folder, in the order of their numbers. */
export const migrations: readonly Migration[] = modules.flatMap((module) => Object.values<Migration>(module));
