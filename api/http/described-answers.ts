import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

export type Schema = Exclude<Exclude<OpenAPIObject['components'], undefined>['schemas'], undefined>[string];

/** A route as its method is written: what its comment says, what it answers, and whether it minds the version seen. */
export interface DescribedRoute {
  readonly comment: string;
  readonly schema: Schema;
  readonly seesVersion: boolean;
}

/** What was sent in a call, and what came back. */
export interface Example {
  readonly body?: unknown;
  readonly answer: unknown;
}

/** What the build has made of the controllers' types and comments, and the examples by the name of the call. */
export interface DescribedAnswers {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: Readonly<Record<string, DescribedRoute>>;
  readonly examples: Readonly<Record<string, Example>>;
}

/** As it was built; what runs from its sources, as some tests do, has nothing to describe. */
export function describedAnswers(built: string): DescribedAnswers {
  const place = join(built, 'answers.json');
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : { schemas: {}, operations: {}, examples: {} };
}
