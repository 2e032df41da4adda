import type { WishedDetail } from '../../rule/player/player-details.ts';
import { type PublicNames, publicName } from '../../rule/player/public-name.ts';
import { decidingYear } from '../../rule/registration/deciding-age.ts';
import type { Prices } from '../../rule/tournament/prices.ts';
import { type Tournament, yearOfAges } from '../../rule/tournament/tournament.ts';
import { type PublicTeam, publicTeam, type TeamInTournament } from '../team/public-team.ts';

/** Player on a roster, with the data that decides about the public name. */
export interface RosterName {
  readonly name: string;
  readonly birthYear: number | null;
}

/** Team as the holder of its invitation sees it: these fields and nothing else. */
export interface InvitedTeam extends Omit<PublicTeam, 'id' | 'playerCount' | 'rosterAges'>, Prices {
  /** Date as families read it. */
  readonly date: string;
  readonly location: string;
  /** Start of play on the first day in New Jersey time, HH:MM; null while it is to be announced. */
  readonly startTime: string | null;
  /** Year in which its bracket counts ages; null when age does not matter. */
  readonly ageYear: number | null;
  /** Year in which its tournament counts ages, whether or not they decide. */
  readonly agesCountedIn: number;
  /** Additional details that its tournament asks of a player. */
  readonly asks: readonly WishedDetail[];
  /** Roster; the ids are positions in the list. */
  readonly players: readonly { readonly id: number; readonly name: string }[];
}

/** Time and place of play, and the present price. */
export type PlayedAt = Pick<Tournament, 'date' | 'location' | 'playingHours' | 'firstDay' | 'ageYear' | keyof Prices>;

/** Returns the team of an invitation. */
export function invitedTeam(
  { played, ...found }: TeamInTournament & { readonly played: PlayedAt },
  roster: readonly RosterName[],
  year: number,
  names: PublicNames,
): InvitedTeam {
  const { id: _, playerCount: _count, rosterAges: _ages, ...team } = publicTeam(found, year, names);
  const players = roster.map((player, place) => ({ id: place + 1, name: publicName(player, year, names) }));
  const { asks, isDividedByAge } = found.tournament;
  const ageYear = decidingYear({ ...played, isDividedByAge }, year);
  const agesCountedIn = yearOfAges(played, year);
  const { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents } = played;
  const prices = { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents };
  return { ...team, ...whenAndWhere(played), ageYear, agesCountedIn, asks, ...prices, players };
}

function whenAndWhere({
  date,
  location,
  playingHours,
}: PlayedAt): Pick<InvitedTeam, 'date' | 'location' | 'startTime'> {
  const [first] = playingHours.toSorted((one, other) => begin(one).localeCompare(begin(other)));
  return { date, location, startTime: first?.startTime ?? null };
}

const begin = ({ day, startTime }: PlayedAt['playingHours'][number]) => `${day} ${startTime}`;
