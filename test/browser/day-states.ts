import type { Page } from '@playwright/test';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import type { SentGame } from '../../public-web/game/sent-game.ts';

/** How a day stands: what the server would answer of it. */
export interface DayState {
  /** Games being played. */
  readonly live: number;
  /** Games to come, and games that are over; as many as are played unless said. */
  readonly beside?: number;
  /** Teams of each tournament. */
  readonly teams: number;
  readonly hasLongNames: boolean;
}

/** From nothing at all to forty games at once; names as long as a form takes them, with and without a break. */
export const dayStates: Readonly<Record<string, DayState>> = {
  'nobody plays, and nobody is registered': { live: 0, teams: 0, hasLongNames: false },
  'one game, and one team': { live: 1, teams: 1, hasLongNames: false },
  // A knock-out with a second game for everybody: 47 games.
  'five games, and 32 teams': { live: 5, beside: 42, teams: 32, hasLongNames: false },
  'forty games, and 32 teams with long names': { live: 40, teams: 32, hasLongNames: true },
};

const long = ['Los Relámpagos Invencibles de Hackensack', 'Maximiliano-Bartholomew'.repeat(4)];

/** Answers what the public site asks for as it would be in a state of the day; the rest is the server's. */
export async function bringInto(page: Page, state: DayState): Promise<void> {
  const games = gamesIn(state);
  const list = JSON.stringify(games);
  await page.route('**/api/live-scores', (route) => route.fulfill({ json: games }));
  await page.route('**/api/live', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\n\nevent: live-scores\ndata: ${list}\n\n`,
    }),
  );
  await page.route(/\/api\/teams(\?|$)/, (route) => route.fulfill({ json: teamsIn(state, 13) }));
  await page.route(/\/api\/tournaments$/, async (route) => {
    const tournaments = (await (await route.fetch()).json()) as readonly PublicTournament[];
    await route.fulfill({ json: tournaments.map((one) => ({ ...one, ...(state.hasLongNames && longAt(one.id)) })) });
  });
  await page.route(/\/api\/tournaments\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const detail = await answer.json();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const id = Number(detail.tournament.id);
    const tournament = { ...detail.tournament, ...(state.hasLongNames && longAt(id)) };
    await route.fulfill({ json: { ...detail, tournament, teams: teamsIn(state, id) } });
  });
}

const longAt = (id: number) => ({ name: `${long[id % 2]} ${id}`, location: `${long[(id + 1) % 2]}, Teaneck NJ` });

function gamesIn({ live, beside = live, hasLongNames }: DayState): readonly SentGame[] {
  const now = Date.now();
  const statuses = ['in_progress', 'scheduled', 'completed'] as const;
  return statuses.flatMap((status, turn) =>
    Array.from({ length: turn === 0 ? live : beside }, (_, at): SentGame => {
      const [one, other] = [2 * at + 1, 2 * at + 2];
      const startTime = new Date(now + (turn === 1 ? 1 : -turn) * 900_000).toISOString();
      return {
        ...{ id: turn * 1000 + at, tournamentId: 16 + (at % 2), bracketId: 1, stage: 'group', round: 1 },
        ...{
          ageBracket: hasLongNames ? 'U16-U19' : null,
          team1Id: one,
          team2Id: other,
          winnerId: null,
          version: 1,
        },
        ...{ team1Name: nameOf(one, hasLongNames), team2Name: nameOf(other, hasLongNames), status },
        ...{
          team1Score: hasLongNames ? 99 : 1,
          team2Score: 0,
          shootout: null,
          forfeitedBy: null,
          startTime,
          endTime: null,
        },
        ...{ startedAt: null, field: hasLongNames ? `Field ${long[1]}` : `Field ${at + 1}` },
      };
    }),
  );
}

const nameOf = (team: number, isLong: boolean) => (isLong ? `${long[team % 2]} ${team}` : `Rovers ${team}`);

function teamsIn({ teams, hasLongNames }: DayState, tournamentId: number): readonly PublicTeam[] {
  return Array.from(
    { length: teams },
    (_, at): PublicTeam => ({
      ...{ id: at + 1, name: nameOf(at + 1, hasLongNames), captainName: nameOf(at, hasLongNames) },
      ...{ ...usualTeamDetails, tournament: 'Fall Cup (U10-U12)', tournamentId, ageGroup: 'U10-U12' },
      ...{ currentPlayers: 1 + (at % 5), maxPlayers: 5, playerCount: 1 + (at % 5), rosterAges: [] },
    }),
  );
}
