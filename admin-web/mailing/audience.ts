import type { MailedList } from '../../domain/mailing/place-in-text.ts';
import { counted } from '../kit/counted.ts';

export const groupNames = {
  everybody: 'Everybody registered',
  unpaid: 'Not paid yet',
  unsigned: 'Waiver not signed',
  alone: 'Without a team',
  captains: 'All captains',
  unpaidCaptains: 'Captains who have not paid',
  players: 'Players, by their latest registration',
};

/** Recipients of a mailing, given by the filter of a list. */
export interface Audience {
  readonly list: MailedList;
  readonly filter: Readonly<Record<string, unknown>>;
}

export type Group = keyof typeof groupNames;

/** Named groups of recipients, with the filter of each besides tournament and division. */
const groups: Readonly<Record<Group, Audience>> = {
  everybody: { list: 'tournament-registrations', filter: {} },
  unpaid: { list: 'tournament-registrations', filter: { owes: true } },
  unsigned: { list: 'tournament-registrations', filter: { waiverState: ['unsigned', 'claimed'] } },
  alone: { list: 'tournament-registrations', filter: { isIndividual: true } },
  captains: { list: 'teams', filter: {} },
  unpaidCaptains: {
    list: 'tournament-registrations',
    filter: { isCaptain: true, owes: true },
  },
  players: { list: 'players', filter: {} },
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the narrowest group that contains an audience. */
export function groupOf({ list, filter }: Audience): Group {
  const fits = Object.entries(groups).filter(
    ([, group]) =>
      group.list === list && Object.entries(group.filter).every(([name, value]) => isSame(filter[name], value)),
  );
  const [narrowest] = fits.toSorted(
    ([, one], [, other]) => Object.keys(other.filter).length - Object.keys(one.filter).length,
  );
  return (narrowest?.[0] ?? 'everybody') as Group;
}

/** Returns the audience of another group in the same tournament and division. */
export function inGroup(group: Group, { filter }: Audience): Audience {
  const { tournamentId, ageBracket } = filter;
  const { list, filter: own } = groups[group];
  const kept = { ...(tournamentId !== undefined && { tournamentId }), ...(ageBracket !== undefined && { ageBracket }) };
  return {
    list,
    filter: list === 'players' ? { ...own, ...(tournamentId !== undefined && { tournamentId }) } : { ...own, ...kept },
  };
}

/** Returns an audience with a filter added, or removed if the value is undefined. */
export function narrowed({ list, filter }: Audience, name: string, value: unknown): Audience {
  const { [name]: _, ...others } = filter;
  return { list, filter: value === undefined ? others : { ...others, [name]: value } };
}

/** Describes the filters of an audience besides group, tournament and division. */
export function otherFilters(audience: Audience): readonly (readonly [name: string, shown: string])[] {
  const own = groups[groupOf(audience)].filter;
  return Object.entries(audience.filter)
    .filter(([name]) => !['tournamentId', 'ageBracket'].includes(name) && !Object.hasOwn(own, name))
    .map(([name, value]) => [name, filterInWords(name, value)]);
}

function filterInWords(name: string, value: unknown): string {
  if (name === 'q') return `Search: ${String(value)}`;
  if (name === 'teamId' && Array.isArray(value)) return counted(value.length, 'team');
  if (name === 'id') return id(Array.isArray(value) ? value : [value]);
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^is /, '');
  const shown = value === true || value === 'true' ? 'yes' : Array.isArray(value) ? value.join(', ') : String(value);
  return `${spaced}: ${shown}`;
}

/** Describes an audience in one line: "Not paid yet, search: ana". */
export function audienceInWords(audience: Audience): string {
  return [groupNames[groupOf(audience)], ...otherFilters(audience).map(([, shown]) => shown)].join(', ');
}

/** Returns the audience passed by another page, or everybody. */
export function audienceFrom(state: unknown): Audience {
  const { list, filter } = Object(state) as Partial<Audience>;
  const isList = list === 'players' || list === 'teams' || list === 'tournament-registrations';
  return isList && typeof filter === 'object' && filter !== null ? { list, filter } : groups.everybody;
}

const id = (value: readonly unknown[]) => counted(value.length, 'selected record');
