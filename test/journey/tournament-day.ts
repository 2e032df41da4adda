import { PostgresBrackets } from '../../api/bracket/postgres-brackets.ts';
import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { PostgresTournaments } from '../../api/tournament/postgres-tournaments.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { drawnDay } from '../../domain/rule/bracket/drawn-day.ts';
import type { DrawPlan } from '../../domain/rule/draw/draw-settings.ts';
import { generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import { testCredentials } from '../harness/product.mjs';
import { aDrawPlan, evening } from '../sample/a-draw-plan.ts';
import { winterDay } from '../sample/winter-day.ts';
import type { App, Tournament } from './app.ts';
import { aJoiner, aTeam } from './samples.ts';
import { type Visitor, visitorAt } from './visitor.ts';

export type Game = PublicGame;

/** A tournament that is drawn: its teams in seed order, each with its captain's number, and its games by time. */
export interface DrawnTournament {
  readonly tournament: Tournament;
  readonly teams: readonly { readonly id: number; readonly name: string; readonly captainId: number }[];
  readonly games: readonly Game[];
}

type Created = {
  readonly team: { readonly id: number; readonly name: string; readonly invitationCode: string };
  readonly captain: { readonly id: number };
};

/** Announces a tournament, registers so many teams and draws their brackets. */
export async function drawTournament(
  app: App,
  count: number,
  chosen: Partial<DrawPlan> = {},
  answers: object = {},
): Promise<DrawnTournament> {
  const tournament = await app.announce();
  const teams = [];
  for (let seed = 0; seed < count; seed += 1) {
    const { body } = await app.visitor().post<Created>('/api/teams', aTeam(tournament.id, answers));
    teams.push({ id: body.team.id, name: body.team.name, captainId: body.captain.id });
  }
  await draw(app.database.url, tournament.id, teams, chosen);
  const { body: games } = await app.organizer.get<Game[]>(`/api/games?includeAll=true&tournamentId=${tournament.id}`);
  return { tournament, teams, games };
}

async function draw(
  url: string,
  tournamentId: number,
  teams: readonly { readonly id: number; readonly name: string }[],
  chosen: Partial<DrawPlan>,
): Promise<void> {
  const source = await databaseAt(url).initialize();
  const database = new Database(source);
  const author = { by: 'organizer', at: new Date() };
  const hours = [{ day: winterDay(12), startTime: '18:15', endTime: '22:00' }];
  const plan = aDrawPlan({ venue: { ...evening, hours }, teamIds: teams.map(({ id }) => id), ...chosen });
  await database.inTransaction(async () => {
    const tournament = await new PostgresTournaments(database).lockForTeams(tournamentId);
    if (tournament === undefined) throw new Error('No such tournament');
    const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
    const room = { tournament, teamNames, before: undefined, ...author };
    const day = drawnDay(generateBrackets(plan, teams), plan, room);
    await new PostgresBrackets(database).save(day, author);
  });
  await source.destroy();
}

/** Somebody who has signed in to keep scores, at the first process or at another. */
export async function scoreKeeper(app: App, name: string, url = app.products[0].url): Promise<Visitor> {
  const keeper = visitorAt(url);
  const password = testCredentials.SCORE_KEEPER_PASSWORD;
  const { status } = await keeper.post('/api/score-keeper/login', { password, name });
  if (status !== 200) throw new Error(`The score keeper could not sign in: ${status}`);
  return keeper;
}

/** Another player of a team. */
export async function teammate(app: App, teamId: number, answers: object = {}): Promise<number> {
  const [team] = await app.database.query<{ invitation_code: string }>(
    'select invitation_code from teams where id = $1',
    [teamId],
  );
  const joiner = aJoiner(team?.invitation_code ?? '', answers);
  const { body } = await app.visitor().post<{ player: { id: number } }>('/api/players/join-via-invitation', joiner);
  return body.player.id;
}

/** The game of the main bracket in this round and position, by the order in which it was drawn. */
export function gameOf({ games }: DrawnTournament, round: number, position = 1, stage = 'knockout'): Game {
  const inRound = games.filter((game) => game.stage === stage && game.round === round);
  const game = inRound.toSorted((one, other) => (one.bracketId ?? 0) - (other.bracketId ?? 0))[position - 1];
  if (game === undefined) throw new Error(`No game ${position} in round ${round}`);
  return game;
}
