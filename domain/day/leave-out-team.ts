import type { Division } from '../match/division.ts';
import type { Match, Slot, TeamId } from '../match/match.ts';
import { bye } from '../match/match-sheet.ts';
import { isOver } from '../match/result.ts';
import type { Played } from './played.ts';

/**
 * The match graph without the games a withdrawn team has still to play: its group games go, its opponent in a first game has
 * a bye. Games it has played stay; those it has reached by winning are forfeited by its withdrawal.
 */
export function leaveOutTeam(division: Division, team: TeamId, played: Played): Division {
  const isPlayed = (match: Match) => played.results.some((result) => result.match === match.key && isOver(result));
  const matches = division.matches.flatMap((match): readonly Match[] => {
    if (isPlayed(match) || !match.slots.some((slot) => isFor(slot, team))) return [match];
    if (match.stage === 'group') return [];
    const [one, other] = match.slots;
    return [{ ...match, slots: [isFor(one, team) ? bye : one, isFor(other, team) ? bye : other] }];
  });
  return { ...division, matches };
}

const isFor = (slot: Slot, team: TeamId): boolean => slot.from === 'team' && slot.team === team;
