import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { pino } from 'pino';
import type { Limits } from '../../domain/form/field.ts';
import type { Fields } from '../../domain/form/form.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { openApi } from '../api.ts';
import { Database } from '../database/database.ts';
import { readSettings } from '../process/settings.ts';
import { databaseAt } from '../schema/open-database.ts';

const api = fileURLToPath(new URL('..', import.meta.url));

/** A class of a body as it stands in its file, and the file and the name of its form. */
const bodies = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .flatMap((name) => bodiesIn(join(api, name)));

function bodiesIn(file: string) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/class (\w+) extends BodyOf\((\w+)\)/g)].map(([, name = '', form = '']) => {
    const from = new RegExp(`import \\{[^}]*\\b${form}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1] ?? '';
    return { name, form, file: join(dirname(file), from) };
  });
}

async function formOf({ file, form }: { readonly file: string; readonly form: string }): Promise<Fields> {
  const module = await import(pathToFileURL(file).href);
  return module[form].fields;
}

let database: Database;
let app: INestApplication;

beforeAll(async () => {
  const { url } = await freshDatabase();
  database = new Database(await databaseAt(url).initialize());
  const settings = readSettings({ DATABASE_URL: url });
  app = await openApi({ settings, database, log: pino({ level: 'silent' }), sessionSecret: 'a secret of ours' }, api);
});

afterAll(async () => {
  await app.close();
  await database.source.destroy();
});

test('there is a body for every form that is sent', () => {
  expect(bodies.length).toBeGreaterThanOrEqual(40);
});

test.each(bodies)('the API document shows the limits of $name as its form has them', async (body) => {
  const { components } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const fields = await formOf(body);
  const at = { year: easternYear(new Date()) };
  const limits = Object.entries(fields).map(([name, field]) => [name, documented(field.limits(at))]);
  expect({ required: [], ...components?.schemas?.[body.name] }).toMatchObject({
    type: 'object',
    properties: Object.fromEntries(limits),
    required: Object.keys(fields).filter((name) => fields[name]?.limits(at).required),
  });
});

/** Limits in the words of OpenAPI. */
function documented({ options, required, of = 'string', ...limits }: Limits) {
  return {
    ...limits,
    ...(options && { enum: options }),
    ...(limits.type === 'array' && { items: { type: of } }),
    nullable: !required,
  };
}
