import type { GroupRank, MatchReached } from '../../domain/answer/schedule/team-standing.ts';
import type { KnockoutName } from '../../domain/rule/bracket/round-label.ts';
import { writtenRank } from '../kit/written.ts';

const small = ['no other', 'one other', 'two', 'three', 'four', 'five', 'six'];

const matches: Readonly<Record<KnockoutName, string>> = {
  Final: 'the final',
  'Semi-final': 'the semi-final',
  'Quarter-final': 'the quarter-final',
  'Round of 16': 'the round of 16',
  'Round of 32': 'the round of 32',
  'Round of 64': 'the round of 64',
};
const matchOf = (name: KnockoutName | null): string => (name === null ? 'the next round' : matches[name]);

const goOn = ({ teams, advancing }: GroupRank): string => (advancing >= teams ? 'all go on' : `${advancing} go on`);
const rankIn = ({ rank, teams }: GroupRank): string => `${writtenRank(rank)} of ${teams}`;

/** Sentences on whether a team is through. */
export const words = {
  champion: 'Champion',
  withdrawn: 'Withdrawn',
  ahead: (teams: number, advancing: number | null) => {
    if (advancing === null) return `${teams} teams, knock-out`;
    return advancing >= teams ? `${teams} teams: all go on` : `${teams} teams: ${advancing} go on`;
  },
  ranked: (group: GroupRank, advances: boolean) => {
    const [rank, rest] = [rankIn(group), goOn(group)];
    return advances ? `${rank}, would go on now: ${rest}` : `${rank}, would be out now: ${rest}`;
  },
  level: (rank: number, others: number, isThrough: boolean) => {
    const [place, whom] = [writtenRank(rank), small[others] ?? others];
    return isThrough
      ? `Through, level with ${whom} for ${place}: lots decide`
      : `Level with ${whom} for ${place}: lots decide`;
  },
  through: (group: GroupRank | null, reached: Pick<MatchReached, 'name'> | null) => {
    const match = reached === null ? null : matchOf(reached.name);
    if (group === null) return match === null ? 'Through' : `Through to ${match}`;
    return match === null ? `${rankIn(group)}, through` : `${rankIn(group)}, through to ${match}`;
  },
  out: (group: GroupRank) => {
    const [rank, rest] = [rankIn(group), goOn(group)];
    return `${rank}, out: ${rest}`;
  },
  lost: (name: KnockoutName | null) => (name === null ? 'Out in the knock-out' : `Out in ${matches[name]}`),
  playsFor: (rank: number) => `Plays for ${writtenRank(rank)}`,
  place: (rank: number, teams: number) => (rank === 2 ? 'Runner-up' : `${writtenRank(rank)} of ${teams}`),
} as const;
