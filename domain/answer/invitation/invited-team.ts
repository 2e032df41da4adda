import type { WishedDetail } from '../../player/player-details.ts';
import { type PublicNames, publicName } from '../../player/public-name.ts';
import type { Prices } from '../../tournament/prices.ts';
import { type Tournament, yearOfAges } from '../../tournament/tournament.ts';
import { type PublicTeam, publicTeam, type TeamInTournament } from '../team/public-team.ts';

/** Who is on a roster, as far as names go. */
export interface RosterName {
  readonly name: string;
  readonly birthYear: number | null;
}

/** What whoever holds an invitation may know of its team: these fields and nothing else. */
export interface InvitedTeam
  extends Pick<
      PublicTeam,
      | 'name'
      | 'captainName'
      | 'ledBy'
      | 'tournament'
      | 'tournamentId'
      | 'ageGroup'
      | 'skillLevel'
      | 'currentPlayers'
      | 'maxPlayers'
    >,
    Prices {
  /** The date as families read it. */
  readonly date: string;
  readonly location: string;
  /** When play begins on the first day, by the clocks of New Jersey, HH:MM; null while it is to be announced. */
  readonly startTime: string | null;
  /** The year in which its bracket counts ages; null where no age decides. */
  readonly ageYear: number | null;
  /** What its tournament wants to know of a player besides. */
  readonly asks: readonly WishedDetail[];
  /** Numbered by their place in the list. */
  readonly players: readonly { readonly id: number; readonly name: string }[];
}

/** When and where the team plays, and what it costs now. */
export type PlayedAt = Pick<Tournament, 'date' | 'location' | 'playingHours' | 'firstDay' | 'ageYear' | keyof Prices>;

/** The team an invitation leads to. */
export function invitedTeam(
  { played, ...found }: TeamInTournament & { readonly played: PlayedAt },
  roster: readonly RosterName[],
  year: number,
  names: PublicNames,
): InvitedTeam {
  const { id: _, playerCount: _count, rosterAges: _ages, ...team } = publicTeam(found, year, names);
  const players = roster.map((player, place) => ({ id: place + 1, name: publicName(player, year, names) }));
  const { asks, isDividedByAge } = found.tournament;
  const ageYear = isDividedByAge ? yearOfAges(played, year) : null;
  const { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents } = played;
  const prices = { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents };
  return { ...team, ...whenAndWhere(played), ageYear, asks, ...prices, players };
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
