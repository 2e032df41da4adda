import type { Picture } from '../../domain/answer/bracket/picture.ts';
import { columnName, roundLabel } from '../../domain/rule/bracket/round-label.ts';
import { translateTerm } from '../kit/server-terms.ts';

/** Returns the heading of a column: its label, and the name that it has from the end, such as Round 4 · Final. */
export function roundInWords(round: number, { rounds, groupRounds }: Pick<Picture, 'rounds' | 'groupRounds'>): string {
  return [roundLabel(round, rounds), columnName(round, rounds, round > groupRounds)]
    .flatMap((text) => (text === undefined ? [] : [translateTerm(text)]))
    .join(' · ');
}
