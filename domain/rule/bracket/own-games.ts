import { endedUnplayed } from '../game/complete-game.ts';
import type { TeamId } from '../match/match.ts';
import type { OwnGame } from '../schedule/own-game.ts';
import { deriveDay, type GameOnFile, nameIn, type TournamentDay } from './tournament-day.ts';

/** Returns a lookup of every team's games of a day that have a time, in its order. */
export function ownGamesOn(day: TournamentDay): (team: TeamId) => readonly OwnGame[] {
  const slots = new Map(
    deriveDay(day)
      .flatMap(({ matches }) => matches)
      .map((match) => [match.key, match.slots]),
  );
  const inOrder = day.games
    .flatMap((onFile) => (onFile.game.start === null ? [] : [{ ...onFile, startsAt: new Date(onFile.game.start) }]))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.game.id - other.game.id);
  const isDrawn = ({ game, isInBracket }: GameOnFile, team: TeamId | null) =>
    isInBracket && (slots.get(game.match) ?? []).some((slot) => slot.from === 'team' && slot.team === team);
  const nameOf = nameIn(day);
  return (team) =>
    inOrder
      .filter(({ team1Id, team2Id }) => team1Id === team || team2Id === team)
      .map((onFile) => {
        const { game, startsAt, team1Id, team2Id } = onFile;
        const opponent = team1Id === team ? team2Id : team1Id;
        return {
          id: game.id,
          startsAt,
          field: game.field,
          opponent: opponent === null ? null : { id: opponent, name: nameOf(opponent) },
          isDrawn: isDrawn(onFile, team),
          isOpponentDrawn: isDrawn(onFile, opponent),
          state: stateOf(game),
        };
      });
}

function stateOf(game: GameOnFile['game']): OwnGame['state'] {
  if (game.status === 'scheduled') return 'to come';
  return endedUnplayed(game) ? 'forfeited' : 'started';
}
