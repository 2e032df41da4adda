import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { Grants } from '../../api/access/grants.ts';
import { PostgresRecentProofs } from '../../api/access/postgres-recent-proofs.ts';
import type { Field, Limits } from '../../domain/rule/form/field.ts';
import type { Fields } from '../../domain/rule/form/form.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { testApi } from '../harness/api.ts';
import { freshDatabase } from '../harness/database.ts';

const api = fileURLToPath(new URL('../../api', import.meta.url));

/** DTO classes as their files declare them, each with the file and name of its form. */
const bodies = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .flatMap((name) => bodiesIn(join(api, name)));

function bodiesIn(file: string) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/class (\w+) extends (BodyOf|BodyWithout|PartOf)\((\w+)[,)]/g)].map(
    ([, name = '', made, form = '']) => {
      const from = new RegExp(`import \\{[^}]*\\b${form}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1] ?? '';
      return { name, isWhole: made !== 'PartOf', form, file: join(dirname(file), from) };
    },
  );
}

async function formOf({ file, form }: { readonly file: string; readonly form: string }): Promise<Fields> {
  const module = await import(pathToFileURL(file).href);
  return module[form].fields;
}

let app: INestApplication;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await testApi((await freshDatabase()).url);
  ({ app, close } = opened);
  url = await opened.listen();
});

beforeEach(() => {
  const grants = app.get(Grants);
  for (const asked of ['holds', 'isOrganizer', 'isScoreKeeper'] as const) {
    jest.spyOn(grants, asked).mockResolvedValue(true);
  }
  jest.spyOn(grants, 'markOf').mockResolvedValue('');
  jest.spyOn(app.get(PostgresRecentProofs), 'missing').mockResolvedValue(undefined);
  jest.spyOn(grants, 'roleOf').mockResolvedValue({ role: 'owner', lacksSecondFactor: false });
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => close());

/** Returns every route with a body, and its DTO class, from the metadata that Nest's routers read. */
function routesWithBody() {
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance }) => {
      const prototype: object = Object.getPrototypeOf(instance);
      return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => bodyOf(prototype, method));
    });
}

const bodyParameter = /^3:/;

function bodyOf(prototype: object, method: string) {
  const handler: object = Reflect.get(prototype, method);
  const parameters: Record<string, { index: number }> =
    Reflect.getMetadata('__routeArguments__', prototype.constructor, method) ?? {};
  const types: readonly { name: string }[] = Reflect.getMetadata('design:paramtypes', prototype, method) ?? [];
  const path = [prototype.constructor, handler].map((named) => [Reflect.getMetadata('path', named)].flat()[0]);
  return Object.entries(parameters)
    .filter(([parameter]) => bodyParameter.test(parameter))
    .map(([, { index }]) => ({
      route: `${prototype.constructor.name}.${method}`,
      method: RequestMethod[Reflect.getMetadata('method', handler)],
      address: `/${path.filter((part) => part !== '/' && part !== '').join('/')}`.replace(/:\w+/g, '1'),
      body: types[index]?.name ?? '',
    }));
}

/** DTOs without a route: the sign-in guard calls the pipe itself; a tournament is changed by parts, and the document shows the whole. */
const withoutRoute = ['SignInDto', 'TournamentFormDto'];

test('every body that a route is sent is of a form, and every one of a form is sent', () => {
  const [routes, known] = [routesWithBody(), new Set(bodies.map(({ name }) => name))];
  expect(routes.length).toBeGreaterThanOrEqual(50);
  expect(routes.filter(({ body }) => !known.has(body))).toEqual([]);
  const sent = new Set(routes.map(({ body }) => body));
  expect(bodies.map(({ name }) => name).filter((name) => !sent.has(name))).toEqual(withoutRoute);
});

test.each(bodies.filter(({ name }) => !withoutRoute.includes(name)))(
  'a request reads every answer in $name once, wherever it is sent',
  async (body) => {
    const fields = await formOf(body);
    const answers = JSON.stringify(answersTo(fields));
    const reads = Object.entries(fields).map(([name, field]) => [name, jest.spyOn(field, 'read')] as const);
    for (const { method = '', address } of routesWithBody().filter((route) => route.body === body.name)) {
      await fetch(url + address, { method, body: answers, headers: { 'Content-Type': 'application/json' } });
      const often = Object.fromEntries(reads.map(([name, { mock }]) => [name, mock.calls.length]));
      expect([method, address, often]).toEqual([
        method,
        address,
        Object.fromEntries(Object.keys(fields).map((name) => [name, 1])),
      ]);
      for (const [, read] of reads) read.mockClear();
    }
  },
);

const samples = [
  true,
  null,
  'Sample',
  'sample@family.example',
  '973-555-0142',
  '2026-12-05',
  '18:00',
  '2026-12-05T18:00:00Z',
  'TEAM-ABCDEF-234',
  '123456',
  1,
  12,
  1990,
  [1],
  [],
  [{ line: 2, member: 0, name: 'Sample' }],
];

/** Returns answers that every field accepts. */
function answersTo(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerTo(name, field)]));
}

function answerTo(name: string, field: Field<unknown>): unknown {
  const at = { year: easternYear(new Date()) };
  const answer = [...samples, ...(field.limits(at).options ?? [])].find((sample) => 'value' in field.read(sample, at));
  if (answer === undefined) throw new Error(`None of the samples answers ${name}`);
  return answer;
}

/** Files that check a form against something other than a body: a query, the days of an address, the rows of a table. */
const besideBodies = ['api/ledger/ledger.controller.ts', 'domain/use-case/import/import-table.ts'];

test('no file but that of the bodies reads a form', () => {
  const root = join(api, '..');
  const domain = join(root, 'domain', 'use-case');
  const readers = [api, domain]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .filter((name) => /\bacceptAnswers\(|\.check\(/.test(readFileSync(name, 'utf8')));
  expect(readers.map((path) => relative(root, path)).sort()).toEqual(besideBodies);
});

test.each(bodies.filter(({ isWhole }) => isWhole))(
  'the API document shows the limits of $name as its form has them',
  async (body) => {
    const { components } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
    const fields = await formOf(body);
    const at = { year: easternYear(new Date()) };
    const limitsOf = ({ limits, inWords }: Field<unknown>) => {
      const { required, ...others } = limits(at);
      return { ...others, required: required && inWords === undefined };
    };
    const limits = Object.entries(fields).map(([name, field]) => [name, documented(limitsOf(field))]);
    expect({ required: [], ...components?.schemas?.[body.name] }).toMatchObject({
      type: 'object',
      properties: Object.fromEntries(limits),
      required: Object.entries(fields).flatMap(([name, field]) => (limitsOf(field).required ? [name] : [])),
    });
  },
);

/** Returns limits as OpenAPI schema. */
function documented({ options, required, of = 'string', parts, ...limits }: Limits) {
  const entry = parts === undefined ? {} : { properties: parts, required: Object.keys(parts) };
  return {
    ...limits,
    ...(options && { enum: options }),
    ...(limits.type === 'array' && { items: { type: of, ...entry } }),
    nullable: !required,
  };
}
