import type { Results } from '../../domain/rule/bracket/results.ts';
import type { GameOnFile, TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import { usualSettings } from '../../domain/rule/draw/draw-settings.ts';
import { gameFrom } from '../../domain/rule/game/game.ts';
import type { Division } from '../../domain/rule/match/division.ts';
import { gamesOf, type Match } from '../../domain/rule/match/match.ts';
import { aTournament } from './a-tournament.ts';

const [start, end] = ['2026-12-12T23:15:00.000Z', '2026-12-12T23:30:00.000Z'];

/** A day of one division of which this has been played; every game has a field of its own. */
export function aPlayedDay(division: Division, played: Results): TournamentDay {
  const matches = gamesOf(division.matches);
  const times = matches.map(({ key }) => ({ match: key, field: key, start, end }));
  const venue = { fields: matches.map(({ key }) => key), hours: [], gameDuration: 15 };
  return {
    tournament: aTournament(),
    draw: {
      choices: { ...usualSettings, teamIds: division.teams, hoursThen: [] },
      settings: { venue, lots: 1, ranking: [] },
      divisions: [division],
      timetable: { games: times, restSlots: 0, slotsUsed: 1 },
      ...{
        withdrawn: played.withdrawn,
        leftOut: [],
        keepsPlace: played.keepsPlace,
        decisions: played.decisions,
        warnings: [],
      },
      ...{ version: 1, drawnAt: new Date('2026-12-12T20:00:00Z'), drawnBy: 'organizer' },
    },
    games: matches.map((match, index) => aGame(match, index + 1, played)),
    seats: [],
    teamNames: new Map(),
  };
}

function aGame({ key, stage, round, division }: Match, id: number, { results }: Results): GameOnFile {
  const result = results.find(({ match }) => match === key);
  const [team1Id, team2Id] = result?.teams ?? [null, null];
  return {
    game: gameFrom({ id, match: key, stage, teams: null, field: key, start }, result),
    isInBracket: true,
    ...{ round, ageBracket: division, team1Id, team2Id, winnerId: null, end },
    ...{ isLocked: false, notes: null, version: 1 },
  };
}
