/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { onPhone } from '../../test/harness/on-phone.ts';
import { leave, showAlone } from '../../test/harness/page-alone.tsx';
import { TournamentGames } from '../bracket/tournament-games.tsx';
import { type EmbeddedGame, liveGames } from '../embed/games.ts';
import type { SentGame } from '../game/sent-game.ts';
import { GameRow } from './game-row.tsx';

beforeAll(onPhone);
afterEach(leave);

const over: SentGame = {
  ...{ id: 1, tournamentId: 1, bracketId: 1, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 1, team2Score: 1, shootout: null, forfeitedBy: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{ status: 'completed', startTime: '2026-11-21T23:15:00.000Z', endTime: null, startedAt: null },
  ...{ field: 'Field 1', winnerId: 1, version: 1 },
};

/** Places where the public reads a result. */
const surfaces: readonly (readonly [string, (game: SentGame) => string])[] = [
  ['a row of live scores', (game) => read(<GameRow game={game} onChoose={() => undefined} />)],
  ['the games of a tournament', (game) => read(<TournamentGames games={[game]} teams={[]} />)],
  ['another site', (game) => liveGames([game as EmbeddedGame])?.textContent ?? ''],
];

const read = (part: Parameters<typeof showAlone>[0]): string => showAlone(part).container.textContent ?? '';

test.each(surfaces)(
  '%s says that a game was decided by a shoot-out or a golden goal, that it was given away unplayed or after its kick-off, that it counts for nothing, and nothing where it was played and counts',
  (_, text) => {
    expect(text({ ...over, shootout: { team1: 4, team2: 3 } })).toMatch(/shoot-out|\(4\)/i);
    expect(text({ ...over, team2Score: 0, isGoldenGoal: true })).toContain('Golden goal');
    const forfeit = { ...over, team2Score: 0, forfeitedBy: [2] };
    expect(text(forfeit)).toContain('Forfeit: Wolves did not play');
    expect(text({ ...forfeit, startedAt: '2026-11-21T23:16:00.000Z' })).toContain('Forfeited by Wolves');
    expect(text({ ...forfeit, isWithdrawal: true })).toContain('Wolves withdrew');
    expect(text({ ...forfeit, isWithdrawal: true, bracketId: null })).toContain('Wolves withdrew · Does not count');
    expect(text({ ...over, team2Score: 0, bracketId: null })).toContain('Does not count');
    expect(text({ ...over, team2Score: 0 })).not.toMatch(/forfeit|shoot|golden|count/i);
  },
);
