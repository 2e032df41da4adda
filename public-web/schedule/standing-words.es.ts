import type { GroupRank } from '../../domain/answer/schedule/team-standing.ts';
import type { KnockoutName } from '../../domain/rule/bracket/round-label.ts';
import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './standing-words.ts';

const small = ['ningún otro', 'otro', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

const matches: Readonly<Record<KnockoutName, string>> = {
  Final: 'la final',
  'Semi-final': 'la semifinal',
  'Quarter-final': 'los cuartos de final',
  'Round of 16': 'los octavos de final',
  'Round of 32': 'los dieciseisavos de final',
  'Round of 64': 'los treintaidosavos de final',
};
const matchOf = (name: KnockoutName | null): string => (name === null ? 'la ronda siguiente' : matches[name]);

const goOn = ({ teams, advancing }: Pick<GroupRank, 'teams' | 'advancing'>): string =>
  advancing >= teams ? 'pasan todos' : `pasan ${advancing}`;
const rankIn = ({ rank, teams }: GroupRank): string => `${rank}.º de ${teams}`;

export const words: Translated<typeof english> = {
  champion: 'Campeón',
  withdrawn: 'Se retiró',
  ahead: (teams, advancing) =>
    advancing === null ? `${teams} equipos, eliminatoria` : `${teams} equipos: ${goOn({ teams, advancing })}`,
  ranked: (group, advances) =>
    `${rankIn(group)}, ${advances ? 'ahora pasaría' : 'ahora quedaría fuera'}: ${goOn(group)}`,
  level: (rank, others, isThrough) =>
    `${isThrough ? 'Ya pasó, igualado' : 'Igualado'} con ${small[others] ?? others} en el ${rank}.º lugar: decide el sorteo`,
  through: (group, match) => {
    const through = match === null ? 'ya pasó' : `pasó a ${matchOf(match.name)}`;
    return group === null ? through.replace(/^[py]/, (first) => first.toUpperCase()) : `${rankIn(group)}, ${through}`;
  },
  out: (group) => `${rankIn(group)}, eliminado: ${goOn(group)}`,
  lost: (name) => (name === null ? 'Eliminado en la fase final' : `Eliminado en ${matches[name]}`),
  playsFor: (rank) => `Juega por el ${rank}.º lugar`,
  place: (rank, teams) => (rank === 2 ? 'Subcampeón' : `${rank}.º de ${teams}`),
};
