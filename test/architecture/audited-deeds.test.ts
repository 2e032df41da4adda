import { deeds } from '../../domain/answer/audit/deeds.ts';
import { auditedThings } from '../../domain/port/audit.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const noting = [...sourceFiles('domain'), ...sourceFiles('api')].filter(({ isTest }) => !isTest);

interface Noted {
  readonly thing: string;
  readonly what: string;
}

/** What is noted of something, with the words as they are written in the program, or what they are made of. */
const note = /\{[^{}]*?thing: '([\w -]+)'(?:[^{}]|\{[^{}]*\})*?\}/g;

function notedIn({ text }: SourceFile): readonly Noted[] {
  return [...text.matchAll(note)].flatMap(([written, thing = '']) => {
    if (!auditedThings.some((known) => known === thing)) return [];
    const [, what] = /what(?:: (`[^`]*`|[^,}\n]+))?/.exec(written) ?? [];
    const words = [...(what ?? '').matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
    return words.length > 0
      ? words.map((word) => ({ thing, what: word }))
      : [{ thing, what: (what?.trim() ?? 'what').replace(/\$\{.*?\}/g, '*') }];
  });
}

/** What is made of words elsewhere (a star stands for what is filled in), with all that it can be. */
const made: readonly (readonly [thing: string, written: string, becomes: readonly string[]])[] = [
  ['bracket', '`tie decided by *`', ['tie decided by lots', 'tie decided by shoot-out']],
  ['game', 'deeds[move.kind]', ['started', 'score entered', 'completed', 'reopened', 'forfeited', 'deleted']],
  ['game', 'what', ['locked', 'unlocked']],
  ['join request', 'answer', ['accepted', 'declined']],
  ['organizer', 'what', ['address asked for', 'address changed without a letter', 'address kept']],
  [
    'player',
    'what',
    [
      ...['withdrawal', 'transfer'].flatMap((kind) =>
        ['asked', 'granted', 'refused', 'taken back'].map((end) => `${kind} ${end}`),
      ),
      'withdrawn by the family',
      'moved by the family',
      'erased',
      'erased by the family',
      'change asked',
      'change made',
      'change undone',
      'change refused',
    ],
  ],
  ['tournament', 'what', ['placement undone']],
  [
    'registration',
    'entering.what',
    ['payment paid', 'payment pending', 'payment failed', 'payment received', 'payment sent back'],
  ],
  [
    'team',
    'what',
    [
      'brought back into the brackets',
      'held invitations sent',
      'held invitations dropped',
      ...['asked', 'granted', 'refused', 'taken back'].map((end) => `move ${end}`),
      'moved by the captain',
    ],
  ],
];

/** Said without a table: a file of any list. */
const anyList = '`* exported`';

const isSaid = ({ thing, what }: Noted) =>
  auditedThings.some((known) => known === thing && Object.hasOwn(deeds[known], what));

test('every deed that the program notes has its sentence', () => {
  const noted = noting.flatMap(notedIn);
  expect(noted.length).toBeGreaterThan(100);
  const elsewhere = (one: Noted) => made.some(([thing, written]) => one.thing === thing && one.what === written);
  const wordless = noted.filter((one) => !isSaid(one) && !elsewhere(one) && one.what !== anyList);
  expect(wordless).toEqual([]);
});

test('what is made of words elsewhere still is, and each of it has its sentence', () => {
  const noted = noting.flatMap(notedIn);
  const gone = made.filter(([thing, written]) => !noted.some((one) => one.thing === thing && one.what === written));
  expect(gone).toEqual([]);
  expect(
    made.flatMap(([thing, , whats]) => whats.map((what) => ({ thing, what }))).filter((one) => !isSaid(one)),
  ).toEqual([]);
});

test('looking at every list that shows contacts has its sentence', () => {
  const disclosed = noting.flatMap(({ text }) =>
    [...text.matchAll(/discloses: '([\w -]+)'/g)].map(([, thing = '']) => thing),
  );
  expect(disclosed.length).toBeGreaterThan(3);
  expect(disclosed.filter((thing) => !isSaid({ thing, what: 'shown' }))).toEqual([]);
});

test('the search finds a deed that has no sentence', () => {
  const text = "await this.audit.note({ thing: 'team', recordId: id, what: 'painted blue', from: { name } });";
  expect(notedIn({ path: 'a.ts', side: 'domain', isTest: false, text }).filter((one) => !isSaid(one))).toEqual([
    { thing: 'team', what: 'painted blue' },
  ]);
});
