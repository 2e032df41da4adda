import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import openapi, { astToString } from 'openapi-typescript';
import { testCredentials } from '../harness/product.mjs';
import { openApp } from '../journey/app.ts';
import { aTeam, bornYearsAgo } from '../journey/samples.ts';
import { winterDay } from '../sample/winter-day.ts';

const app = openApp({ isOwn: true });
const ts: typeof import('typescript') = createRequire(import.meta.url)('typescript');
const client = 'test/contract/client/journeys.ts';

const folder = 'node_modules/.cache/contract';

/** Keeps a program where the build keeps what it can make again. */
function kept(name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(process.cwd(), folder, name);
}

/** The types that openapi-typescript makes of the document, in a file. */
async function generated(): Promise<string> {
  const { body } = await app().visitor().get<object>('/api/openapi.json');
  const text = astToString(await openapi(JSON.stringify(body)));
  expect(text).not.toMatch(/\bany\b(?=[;,)\]>|])/);
  return kept('api.ts', text);
}

/** What the compiler has to say of a program that is written with these types. */
function problemsOf(written: string, types: string): readonly string[] {
  const program = ts.createProgram([written], {
    ...{ strict: true, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: ['node'] },
    ...{ allowImportingTsExtensions: true, noUncheckedIndexedAccess: true, paths: { 'golden-goal-api': [types] } },
  });
  expect(program.getSourceFile(types)).toBeDefined();
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : '';
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('a client that is generated from the document compiles, and nothing in it is any', async () => {
  expect(problemsOf(client, await generated())).toEqual([]);
});

test('a client that reads what no answer has does not compile', async () => {
  const types = await generated();
  const wrong = kept(
    'reads-nothing.ts',
    `import type { components } from 'golden-goal-api';
type Game = components['schemas']['PublicGame'];
export type Nothing = Game['nothing'];
`,
  );
  const [problem, ...others] = problemsOf(wrong, types);
  expect(problem).toMatch(/^3: Property 'nothing' does not exist on type /);
  expect(others).toEqual([]);
});

test("the generated client plays a family's, an organizer's and a keeper's journey", async () => {
  const played = await import(new URL('./client/journeys.ts', import.meta.url).href);
  const newClient = () => played.clientAt(app().products[0].url);
  const organizer = newClient();
  const account = { username: testCredentials.ADMIN_USERNAME, password: testCredentials.ADMIN_PASSWORD };
  const { id, name } = await played.announceTournament(organizer, account);
  const child = { name: 'Sam Client', phone: '(201) 555-0123', birthYear: bornYearsAgo(14) };
  expect(await played.playFamily(newClient(), child)).toMatchObject({ tournament: name, waiver: 'claimed' });
  const teams = Array.from({ length: 4 }, () => aTeam(id));
  const { captains, matches } = await played.drawTournament(organizer, { id, day: winterDay(12), teams }, newClient);
  expect(captains).toHaveLength(4);
  expect(matches).toBeGreaterThan(2);
  const over = await played.keepScore(newClient(), testCredentials.SCORE_KEEPER_PASSWORD, id);
  expect(over).toMatchObject({ status: 'completed', team1Score: 2, winnerId: over.team1Id });
});
