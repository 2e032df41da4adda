import { readFileSync, writeFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApp } from '../journey/app.ts';
import { breaksSince, publicPart } from './public-part.ts';

const app = openApp();

const document = async () => (await app().visitor().get<object>('/api/openapi.json')).body;

test.each([
  ['the document', (whole: object) => whole],
  ['what is released of it, by itself', publicPart],
])("a linter's recommended rules find no error in %s", async (_, part) => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(part(await document()));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

/** What others build on: written anew on purpose only, by RELEASE_API=1 with this test. */
const place = 'docs/public-api.json';

test('the public part of the document still answers programs built on the released one, from version 1.0.0 on', async () => {
  const now = publicPart(await document());
  expect(Object.keys(now.paths).length).toBeGreaterThan(15);
  if (process.env.RELEASE_API) writeFileSync(place, `${JSON.stringify(now, null, 1)}\n`);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (version.startsWith('0.')) return;
  expect(breaksSince(JSON.parse(readFileSync(place, 'utf8')), now)).toEqual([]);
});

test('what would break a reader of the released document is found', async () => {
  const now = publicPart(await document());
  const changed = (change: (copy: typeof now) => unknown) => {
    const copy = structuredClone(now);
    change(copy);
    return breaksSince(now, copy);
  };
  expect(changed((copy) => Reflect.deleteProperty(copy.paths, '/api/teams'))).toEqual(['/api/teams is gone']);
  const schemaOf = (copy: typeof now, name: string) => copy.components.schemas[name] ?? {};
  expect(changed((copy) => Reflect.deleteProperty(schemaOf(copy, 'PublicTeam').properties ?? {}, 'name'))).toEqual([
    'PublicTeam.name is gone',
  ]);
  expect(
    changed((copy) =>
      Object.assign(schemaOf(copy, 'PublicGame').properties?.field ?? {}, { type: ['string', 'null'] }),
    ),
  ).toEqual(['PublicGame.field may be null']);
  expect(changed((copy) => schemaOf(copy, 'PublicGame').required?.splice(0, 1))).toHaveLength(1);
  expect(
    changed((copy) => Object.assign(schemaOf(copy, 'PublicGame').properties ?? {}, { weather: { type: 'string' } })),
  ).toEqual([]);
});
