import type { GroupRank, MatchReached } from '../../domain/answer/schedule/team-standing.ts';
import type { KnockoutName } from '../../domain/rule/bracket/round-label.ts';
import { ordinal } from '../../domain/rule/language/ordinal.ts';

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

const goOn = ({ teams, advancing }: Pick<GroupRank, 'teams' | 'advancing'>): string =>
  advancing >= teams ? 'all go on' : `${advancing} go on`;
const rankIn = ({ rank, teams }: GroupRank): string => `${ordinal(rank)} of ${teams}`;

/** Sentences on whether a team is through. */
export const words = {
  champion: 'Champion',
  withdrawn: 'Withdrawn',
  ahead: (teams: number, advancing: number | null) =>
    advancing === null ? `${teams} teams, knock-out` : `${teams} teams: ${goOn({ teams, advancing })}`,
  ranked: (group: GroupRank, advances: boolean) =>
    `${rankIn(group)}, ${advances ? 'would go on now' : 'would be out now'}: ${goOn(group)}`,
  level: (rank: number, others: number, isThrough: boolean) =>
    `${isThrough ? 'Through, level' : 'Level'} with ${small[others] ?? others} for ${ordinal(rank)}: lots decide`,
  through: (group: GroupRank | null, match: Pick<MatchReached, 'name'> | null) => {
    const through = match === null ? 'through' : `through to ${matchOf(match.name)}`;
    return group === null ? through.replace(/^t/, 'T') : `${rankIn(group)}, ${through}`;
  },
  out: (group: GroupRank) => `${rankIn(group)}, out: ${goOn(group)}`,
  lost: (name: KnockoutName | null) => (name === null ? 'Out in the knock-out' : `Out in ${matches[name]}`),
  playsFor: (rank: number) => `Plays for ${ordinal(rank)}`,
  place: (rank: number, teams: number) => (rank === 2 ? 'Runner-up' : `${ordinal(rank)} of ${teams}`),
} as const;
