import { sourceFiles } from './source-files.ts';

/** Words that only look like a label: another meaning, by file. Each must still stand there. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  'the heading of a page or a section': [
    'admin-web/draw/draw-planning.tsx: Preview',
    'admin-web/draw/team-checklist.tsx: Teams',
    'admin-web/game/games-page.tsx: Games',
    'admin-web/invitation/invitation-code.tsx: Invitation',
    'admin-web/player/players-page.tsx: Players',
    'admin-web/team/teams-page.tsx: Teams',
    'public-web/payment/due-words.ts: Refund policy',
    'public-web/record/record-words.ts: Player',
    'public-web/game/words.ts: Games',
    'public-web/landing/words.ts: Questions and answers',
    'public-web/site/words.ts: About Us',
    'public-web/site/words.ts: Training Programs',
    'public-web/captain/captain-words.ts: Free agents',
  ],
  'what a button does': [
    'admin-web/access/set-up-factor-dialog.tsx: Confirm',
    'public-web/invitation/invite-words.ts: Email',
    'public-web/invitation/invite-words.ts: Text',
  ],
  'a tab of a page': ['public-web/bracket/page-words.ts: Games', 'public-web/bracket/page-words.ts: Teams'],
  'what has become of something': [
    'admin-web/payment/confirm-payment-dialog.tsx: Payment confirmed',
    'public-web/landing/fixture-words.ts: Registration open',
    'public-web/player/words.ts: Payment confirmed',
  ],
  'the name of a head of HTTP': ['api/http/pages.ts: Link'],
  'how many there are': [
    'admin-web/team/team-table.tsx: Players',
    'admin-web/tournament/tournament-table.tsx: Teams',
    'api/export/export-files.ts: Players',
    'api/export/export-files.ts: Teams',
    'public-web/invitation/words.ts: Players',
    'public-web/join-request/words.ts: Players',
    'public-web/captain/captain-words.ts: Players',
  ],
  'an age that is reckoned from the year of birth, not asked': [
    'admin-web/player/player-table.tsx: Age',
    'api/export/export-files.ts: Age',
    'public-web/player/words.ts: Age',
    'public-web/returning-player/find-words.ts: Age',
  ],
  'what one registration owes, not the fee of the site': [
    'admin-web/player/player-registrations-dialog.tsx: Fee',
    'admin-web/registration/grouped-registrations.tsx: Fee',
  ],
  'the two sides of a game and how far it is, which no form asks': [
    'admin-web/game/game-table.tsx: Game',
    'admin-web/game/game-table.tsx: Status',
    'api/export/export-files.ts: Status',
  ],
  'the team that is ranked, or that a player is in': [
    'admin-web/standings/standings-table.tsx: Team',
    'public-web/embed/words.ts: Team',
    'public-web/record/record-words.ts: Team',
    'public-web/player/words.ts: Team',
    'public-web/standings/words.ts: Team',
  ],
  'a round of a bracket, not the switch that plans it': [
    'public-web/bracket/words.ts: Third place',
    'public-web/embed/words.ts: Third place',
  ],
  'what the server tells, as its Spanish is looked up': [
    'public-web/kit/server-terms.es.ts: Birth year',
    'public-web/kit/server-terms.es.ts: Shoot-out',
  ],
  'what changed, from one value to another': ['api/export/audit-file.ts: From'],
  'the own form says it in other words: "Team name", "Phone Number", "Birth Year", "Your name", "Invitation Code"': [
    'admin-web/score-keeper/score-keepers.tsx: Name',
    'admin-web/team/teams-page.tsx: Name',
    'public-web/bracket/verification-words.ts: Team Name',
    'public-web/join-request/words.ts: Birth year',
    'public-web/player/words.ts: Phone',
    'public-web/returning-player/find-words.ts: Phone',
    'public-web/captain/captain-words.ts: Code',
  ],
};

/** Every label that a field of the domain carries, however deep its form holds it. */
async function labelsOfFields(): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  const seen = new Set<object>();
  const look = (thing: unknown) => {
    if (typeof thing !== 'object' || thing === null || seen.has(thing)) return;
    seen.add(thing);
    if ('label' in thing && 'limits' in thing && 'read' in thing) labels.add(String(thing.label));
    for (const part of Object.values(thing)) look(part);
  };
  const rules = sourceFiles('domain').filter(({ path, isTest }) => !isTest && path.endsWith('.ts'));
  for (const { path } of rules) look(Object.values(await import(`../../${path}`)));
  return labels;
}

/** A text in quotation marks, or alone in an element. */
const written = /(['"`])([^'"`]+)\1|>\s*([^<>{}]+?)\s*<\//g;

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

test('the label of a field stands in its form: both sites and the exports read it from there', async () => {
  const labels = await labelsOfFields();
  expect(labels.size).toBeGreaterThan(100);
  const again = sourceFiles('admin-web', 'public-web', 'api')
    .filter(({ path, isTest }) => !isTest && /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !isComment(line))
        .flatMap((line) => [...line.matchAll(written)].map(([, , quoted, alone = '']) => quoted ?? alone))
        .filter((word) => labels.has(word))
        .map((word) => `${path}: ${word}`),
    );
  expect([...new Set(again)].sort()).toEqual(Object.values(otherMeanings).flat().sort());
});
