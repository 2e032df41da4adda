import { ageBrackets } from '../age/age-bracket.ts';
import { nameKey } from '../player/person.ts';
import { type Tournament, tournamentLabel } from './tournament.ts';
import { nameOfTournament } from './tournament-name.ts';

/** Returns the one visible or upcoming tournament that a label names, with or without its bracket; undefined for none or several. */
export function tournamentInWords<T extends Pick<Tournament, 'name' | 'status' | 'visible' | 'isDividedByAge'>>(
  tournaments: readonly T[],
  label: string,
): T | undefined {
  const there = tournaments.filter(({ visible, status }) => visible || status === 'upcoming');
  const only = (key: string): T | undefined => {
    const named = there.filter((one) =>
      [null, ...ageBrackets].some((bracket) => nameKey(tournamentLabel(one, bracket)) === key),
    );
    return named.length === 1 ? named[0] : undefined;
  };
  return only(nameKey(label)) ?? only(nameKey(nameOfTournament(label)));
}
