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

/** Who is meant: those whom a filter of a list leaves. */
export interface Audience {
  readonly list: MailedList;
  readonly filter: Readonly<Record<string, unknown>>;
}

export type Group = keyof typeof groupNames;

/** The groups that organizers choose by name; what the filter of each says beside tournament and division. */
const groups: Readonly<Record<Group, Audience>> = {
  everybody: { list: 'tournament-registrations', filter: {} },
  unpaid: { list: 'tournament-registrations', filter: { paymentStatus: ['pending', 'failed'] } },
  unsigned: { list: 'tournament-registrations', filter: { waiverState: ['unsigned', 'claimed'] } },
  alone: { list: 'tournament-registrations', filter: { isIndividual: true } },
  captains: { list: 'teams', filter: {} },
  unpaidCaptains: {
    list: 'tournament-registrations',
    filter: { isCaptain: true, paymentStatus: ['pending', 'failed'] },
  },
  players: { list: 'players', filter: {} },
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The group that an audience is, or is a part of: the narrowest that fits. */
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

/** Another group in the same tournament and division. */
export function inGroup(group: Group, { filter }: Audience): Audience {
  const { tournamentId, ageBracket } = filter;
  const { list, filter: own } = groups[group];
  const kept = { ...(tournamentId !== undefined && { tournamentId }), ...(ageBracket !== undefined && { ageBracket }) };
  return {
    list,
    filter: list === 'players' ? { ...own, ...(tournamentId !== undefined && { tournamentId }) } : { ...own, ...kept },
  };
}

/** The same with a filter more, or without it. */
export function narrowed({ list, filter }: Audience, name: string, value: unknown): Audience {
  const { [name]: _, ...others } = filter;
  return { list, filter: value === undefined ? others : { ...others, [name]: value } };
}

/** What narrows an audience beside its group, its tournament and its division, in words. */
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

/** An audience as one line: "Not paid yet, search: ana". */
export function audienceInWords(audience: Audience): string {
  return [groupNames[groupOf(audience)], ...otherFilters(audience).map(([, shown]) => shown)].join(', ');
}

/** What another screen has handed over, or everybody. */
export function audienceFrom(state: unknown): Audience {
  const { list, filter } = Object(state) as Partial<Audience>;
  const isList = list === 'players' || list === 'teams' || list === 'tournament-registrations';
  return isList && typeof filter === 'object' && filter !== null ? { list, filter } : groups.everybody;
}

const id = (value: readonly unknown[]) => counted(value.length, 'selected record');
