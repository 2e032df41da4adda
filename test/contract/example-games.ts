import { json } from '../journey/visitor.ts';
import { keepScoreByKey } from './example-pages.ts';
import { type ExampleTeam, type Numbered, type Stage, venue } from './example-stage.ts';

interface Game extends Numbered {
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly startTime: string;
  readonly status: string;
}

interface Free {
  readonly field: string;
  readonly startTime: string;
}

async function gamesOf(on: Stage, tournamentId: number): Promise<readonly Game[]> {
  const { body } = await on.organizer.get<readonly Game[]>(`/api/games?includeAll=true&tournamentId=${tournamentId}`);
  return body.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1));
}

/** The games whose teams are known. */
const readyOf = async (on: Stage, tournamentId: number) =>
  (await gamesOf(on, tournamentId)).filter(({ team1Id }) => team1Id !== null);

/** The brackets are drawn, a keeper opens a link, and a program with a key keeps the scores. */
export async function playGames(on: Stage, cup: number, teams: readonly ExampleTeam[]): Promise<void> {
  const draw = { teamIds: teams.map(({ id }) => id), ...venue };
  await on.organizer.post(`/api/tournaments/${cup}/generate-brackets/preview`, draw);
  await on.organizer.post(`/api/tournaments/${cup}/generate-brackets`, draw);
  const sheet = { tournamentId: cup, day: venue.date, fields: ['Field 1'] };
  type Shown = { readonly links: readonly { readonly link: string }[] };
  const { body } = await on.organizer.post<Shown>('/api/admin/keeper-links', sheet);
  const secret = body.links[0]?.link.split('#')[1];
  await on.visitor().post('/api/score-keeper/link', { secret });
  const keeper = on.visitor();
  await keeper.post('/api/score-keeper/link/login', { secret, name: 'Kim' });
  const [game] = await readyOf(on, cup);
  const captain = teams.find(({ id }) => id === game?.team1Id);
  if (game === undefined || captain === undefined) throw new Error('There is no game to play');
  await keeper.put('/api/score-keeper/phone', { gameId: game.id, waiting: 2 });
  await on.organizer.get('/api/admin/keeper-phones');
  await keepScoreByKey(on, game.id, captain.captainId);
}

/** A league is drawn, its timetable changed, its games corrected, and its ties decided. */
export async function runLeague(on: Stage, league: number): Promise<void> {
  const teams: ExampleTeam[] = [];
  for (const [place, name] of ['North', 'East', 'South', 'West'].entries()) {
    const captain = { captainName: `Dana ${name}`, captainEmail: `dana.${name.toLowerCase()}@family.example` };
    const contact = { ...captain, captainPhone: `(201) 555-015${place}`, birthYear: 2012, currentClub: 'None' };
    teams.push(await on.enterTeam(league, `${name} End`, contact));
  }
  const format = { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 };
  const draw = { teamIds: teams.map(({ id }) => id), ...venue, ...format };
  await draftFirst(on, league, draw);
  await on.organizer.post(`/api/tournaments/${league}/generate-brackets`, draw);
  await changeRules(on, league, teams);
  await changeTimetable(on, league, await gamesOf(on, league));
  await correctGames(on, await readyOf(on, league));
  await decideTies(on, league, teams);
}

/** Before anybody sees brackets, one of two drafts is discarded, and a game of the other is locked before it is published. */
async function draftFirst(on: Stage, league: number, draw: object): Promise<void> {
  const at = `/api/tournaments/${league}`;
  await on.organizer.post(`${at}/generate-brackets`, { ...draw, draft: true });
  await on.organizer.call(`${at}/draft`, { method: 'DELETE' });
  await on.organizer.post(`${at}/generate-brackets`, { ...draw, draft: true });
  const { body } = await on.organizer.get<{ readonly games: readonly Game[] }>(`${at}/draft`);
  await on.organizer.put(`${at}/draft/locks/${body.games[0]?.id}`, { locked: true });
  await on.organizer.post(`${at}/publish`, { note: 'Parking is behind the gym.' });
}

/** A team leaves and comes back, and ranks are made by other rules. */
async function changeRules(on: Stage, league: number, [team]: readonly ExampleTeam[]): Promise<void> {
  const at = `/api/tournaments/${league}`;
  await on.organizer.post(`${at}/withdraw`, { teamId: team?.id });
  await on.organizer.post(`${at}/bring-back`, { teamId: team?.id });
  await on.organizer.post(`${at}/date-change`, { date: '2099-11-14' });
  await on.organizer.put(`${at}/standings-settings`, { criteria: ['wins', 'goals-against', 'goals-for'] });
}

/** The last game is moved and locked, and then the end of the day is late. */
async function changeTimetable(on: Stage, league: number, games: readonly Game[]): Promise<void> {
  const last = games.at(-1);
  const { body: free } = await on.organizer.get<readonly Free[]>(`/api/games/${last?.id}/slots`);
  const to = free.at(-1);
  await on.organizer.post(`/api/games/${last?.id}/move`, to);
  await on.organizer.put(`/api/admin/games/${last?.id}/lock`, { locked: true });
  await on.organizer.put(`/api/admin/games/${last?.id}/lock`, { locked: false });
  const late = { from: to?.startTime, minutes: 5, confirm: true };
  await on.organizer.post(`/api/tournaments/${league}/shift`, late);
  await on.organizer.post(`/api/tournaments/${league}/closure`, {
    from: to?.startTime,
    field: 'Field 2',
    preview: true,
  });
  await on.organizer.post(`/api/tournaments/${league}/undo-moves`, { preview: true });
}

/** What was entered wrongly is put right: a goal's minute, a score, an end, a winner, a game. */
async function correctGames(on: Stage, [game]: readonly Game[]): Promise<void> {
  const at = `/api/games/${game?.id}`;
  await on.organizer.post(`${at}/start`, {});
  type Roster = { readonly players: readonly Numbered[] };
  const { body } = await on.organizer.get<readonly Numbered[] & Roster>(`${at}/players`);
  const [scorer] = Array.isArray(body) ? body : (body.players ?? []);
  const { body: goal } = await on.organizer.post<Numbered>(`${at}/goals`, { playerId: scorer?.id, minute: 4 });
  await on.organizer.put(`/api/goals/${goal.id}`, { minute: 5 });
  await on.visitor().get(`${at}/scorers`);
  await on.organizer.put(`/api/admin/all-games/${game?.id}/notes`, { notes: 'Blue bibs for the second team' });
  await on.organizer.put(`/api/admin/all-games/${game?.id}`, { team1Score: 2, team2Score: 1 });
  await on.organizer.get(`${at}/history`);
  await on.organizer.post(`${at}/complete`, {});
  await on.organizer.post(`${at}/reopen`, {});
  await on.organizer.post(`${at}/forfeit`, { teamId: game?.team1Id });
  await on.organizer.call(at, { ...json('POST', {}), method: 'DELETE' });
  await on.remove(`/api/admin/all-games/${game?.id}`);
}

/** Every game of the group ends level: lots decide who goes on. */
async function decideTies(on: Stage, league: number, teams: readonly ExampleTeam[]): Promise<void> {
  for (const { id } of await readyOf(on, league)) {
    await on.organizer.put(`/api/games/${id}/score`, { team1Score: 1, team2Score: 1 });
    await on.organizer.post(`/api/games/${id}/complete`, {});
  }
  const at = `/api/tournaments/${league}`;
  await on.visitor().get(`${at}/games/${(await readyOf(on, league))[0]?.id}/outlook`);
  await on.organizer.post(`${at}/ties`, { teams: teams.map(({ id }) => id), by: 'lots' });
  await on.organizer.post(`${at}/advance`, {});
  await playOn(on, league);
}

/** Game after game as its teams become known, until none is left. */
async function playOn(on: Stage, league: number): Promise<void> {
  for (;;) {
    const isNext = ({ team1Id, team2Id, status }: Game) =>
      team1Id !== null && team2Id !== null && status !== 'completed';
    const next = (await gamesOf(on, league)).find(isNext);
    if (next === undefined) return;
    await on.organizer.put(`/api/games/${next.id}/score`, { team1Score: 2, team2Score: 1 });
    await on.organizer.post(`/api/games/${next.id}/complete`, {});
  }
}
