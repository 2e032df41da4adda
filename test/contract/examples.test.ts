import { readFileSync, writeFileSync } from 'node:fs';
import { openApp } from '../journey/app.ts';
import { documentAt } from './called.ts';
import { DocumentedAnswers } from './documented-answers.ts';
import { playExamples } from './example-journey.ts';
import type { Example } from './examples.ts';
import { type ApiDocument, type Operation, operationsOf } from './operations.ts';

const app = openApp();

/** What the document shows. */
const place = 'docs/api-examples.json';

/** Puts the command that records the examples anew before the names of those that differ. */
const unlike = (names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : ['RELEASE_API=1 npm run test:jest -- test/contract/examples records anew:', ...names];

type Examples = Readonly<Record<string, Example>>;

const kept = (): Examples => JSON.parse(readFileSync(place, 'utf8'));
const document = () => documentAt(app().products[0].url);

test('what is sent and answered in a tournament is what the examples show', async () => {
  const examples = await playExamples(app());
  const played = examples.all();
  if (process.env.RELEASE_API) writeFileSync(place, `${JSON.stringify(played, null, 1)}\n`);
  expect(examples.refused).toEqual([]);
  const recorded = kept();
  const names = Object.keys({ ...played, ...recorded });
  expect(unlike(names.filter((name) => !(played[name] && recorded[name])))).toEqual([]);
});

test('every example is of the shape that the document promises, and a wrong one is found', async () => {
  const shown = await document();
  const answers = new DocumentedAnswers(shown);
  const wrong = (examples: Examples) =>
    operationsOf(shown).flatMap((operation) => complaintsAbout(answers, operation, examples[operation.name]));
  expect(unlike(wrong(kept()))).toEqual([]);
  const spoiled = {
    ...kept(),
    'GET /api/teams': { answer: [{ id: 'one' }] },
    'POST /api/teams': { body: {}, answer: {} },
  };
  expect(wrong(spoiled).map((complaint) => complaint.split(' is not')[0])).toEqual([
    'GET /api/teams',
    'POST /api/teams',
    'POST /api/teams body',
  ]);
});

/** The calls that cannot have an example, each with the reason. */
const withoutExample: Readonly<Record<string, string>> = {
  'POST /api/admin/messages/{id}/links': 'where letters leave nobody is shown their links',
  'GET /api/admin/tournaments/{id}/paper.pdf': 'a PDF is no text',
  'GET /api/admin/tournaments/{id}/check-in.pdf': 'a PDF is no text',
  'GET /api/admin/tournaments/{id}/certificates.pdf': 'a PDF is no text',
};

test('whoever reads the document finds an example of every call', async () => {
  const shown = await document();
  const calls = callsOf(shown);
  expect(calls.length).toBeGreaterThan(200);
  const examples = kept();
  const missing = calls.filter(({ name }) => examples[name] === undefined);
  expect(missing.map(({ name }) => name)).toEqual(Object.keys(withoutExample));
  const bare = calls.filter(({ name, call }) => examples[name] !== undefined && !isShown(call));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('no example shows a secret or somebody who exists', () => {
  const text = readFileSync(place, 'utf8');
  expect(text).not.toMatch(/corner-flag|yellow-card|half-time|gg_(?!x{43})|whsec_(?!x{43})|localhost|127\.0\.0\.1/);
  const addresses = [...text.matchAll(/[\w.+*-]+@([\w-]+\.[\w.-]+)/g)].map(([, host = '']) => host);
  expect(addresses.filter((host) => !/\.example$|^goldengoal/.test(host))).toEqual([]);
});

function complaintsAbout(answers: DocumentedAnswers, { name, responses, body }: Operation, example?: Example) {
  if (example === undefined) return [];
  const [status = ''] = Object.keys(responses).filter((one) => one < '300');
  const [type = ''] = Object.keys(responses[status]?.content ?? {});
  const answered = answers.misshapen({ name, responses }, { status: Number(status), type, body: example.answer });
  const sent = body && { 200: { content: { 'application/json': { schema: body } } } };
  const asked =
    sent &&
    answers.misshapen(
      { name: `${name} body`, responses: sent },
      { status: 200, type: 'application/json', body: example.body ?? {} },
    );
  return [...(answered ? [`${name} ${answered}`] : []), ...(asked ? [`${name} body ${asked}`] : [])];
}

interface Call {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

function callsOf({ paths }: ApiDocument) {
  return Object.entries(paths as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>).flatMap(
    ([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
}

const isShown = ({ requestBody, responses }: Call): boolean =>
  Object.entries(responses)
    .filter(([status]) => status < '300')
    .flatMap(([, { content = {} }]) => Object.values(content))
    .every((content) => 'example' in content) &&
  Object.values(requestBody?.content ?? {}).every((content) => 'example' in content);
