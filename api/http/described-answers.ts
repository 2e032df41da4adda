import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

export type Schema = Exclude<Exclude<OpenAPIObject['components'], undefined>['schemas'], undefined>[string];

/** Route as its method declares it: comment, schema of the answer, and whether it checks the version seen by the caller. */
export interface DescribedRoute {
  readonly comment: string;
  readonly schema: Schema;
  readonly seesVersion: boolean;
}

/** Descriptions that the build extracts from the controllers' types and comments. */
export interface DescribedAnswers {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: Readonly<Record<string, DescribedRoute>>;
}

/** Reads the built descriptions; empty for a process that runs from its sources, as in some tests. */
export function describedAnswers(built: string): DescribedAnswers {
  const place = join(built, 'answers.json');
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : { schemas: {}, operations: {} };
}
