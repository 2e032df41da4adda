import { venmoLink } from '../../payment/venmo-link.ts';
import type { Player } from '../../player/player.ts';
import { type PublicNames, publicName } from '../../player/public-name.ts';
import { debtOf } from '../../registration/debt.ts';
import type { SiteSettings } from '../../site/site-settings.ts';
import { isIndividualTeam } from '../../team/individual.ts';
import type { Team } from '../../team/team.ts';
import { dayStillPlayed, easternYear } from '../../time/eastern.ts';
import { lastDayOf, tournamentLabel } from '../../tournament/tournament.ts';
import type { GameDayOf } from '../../use-case/game-day/game-day-link.ts';
import { type WaiverState, waiverState } from '../../waiver/waiver.ts';
import type { TeamGame } from '../schedule/team-games.ts';

/** Days for which a device caches the page of a tournament whose day is not known. */
const daysWithoutDay = 14;

/** Game that a player's team is still to play, or is playing. */
export type GameAhead = Pick<TeamGame, 'id' | 'startTime' | 'field' | 'opponent' | 'round'> & {
  readonly isOn: boolean;
};

/** Debt, with the link that opens the payment app. */
export interface OwedOnDay {
  readonly amountCents: number;
  readonly reference: string;
  readonly isPaidAtEvent: boolean;
  readonly payAt: string;
}

/** One player's game day; other players of the team appear only by their public names. */
export interface PlayersGameDay {
  readonly registrationId: number;
  readonly playerName: string;
  readonly tournament: string;
  readonly date: string;
  readonly location: string;
  /** Last day of play, YYYY-MM-DD; null while it is to be announced. */
  readonly lastDay: string | null;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly isWaiting: boolean;
  /** Games in order of time. */
  readonly games: readonly GameAhead[];
  /** Whether games were played and none is left. */
  readonly hasPlayed: boolean;
  readonly owed: OwedOnDay | null;
  readonly waiver: WaiverState;
  /** Link for signing or confirming the waiver; null once that is done, or when the link goes to another address. */
  readonly signAt: string | null;
  readonly roster: readonly string[];
}

/** Family's page for the game day: these fields and nothing else. */
export interface GameDay {
  /** Time of the answer, ISO 8601. */
  readonly asOf: string;
  readonly organizerPhone: string;
  readonly organizerEmail: string;
  readonly days: readonly PlayersGameDay[];
}

/** Registration with the stored data for its player's game day. */
export interface GameDayOnFile extends GameDayOf {
  readonly team: Team | undefined;
  readonly games: readonly TeamGame[];
  readonly roster: readonly Player[];
  readonly signAt: string | null;
}

interface Circumstances {
  readonly site: Pick<SiteSettings, 'contactPhone' | 'contactEmail' | 'venmoHandle'>;
  readonly names: PublicNames;
  readonly now: Date;
}

export function gameDay(days: readonly GameDayOnFile[], at: Circumstances): GameDay {
  return {
    asOf: at.now.toISOString(),
    organizerPhone: at.site.contactPhone,
    organizerEmail: at.site.contactEmail,
    days: days.map((one) => playersGameDay(one, at)),
  };
}

function playersGameDay(onFile: GameDayOnFile, { site, names, now }: Circumstances): PlayersGameDay {
  const { player, registration, tournament, team, games, roster, signAt } = onFile;
  const debt = debtOf(registration);
  const year = easternYear(now);
  const isAlone = team === undefined || isIndividualTeam(team.name);
  const ahead = games.filter(({ status, isCalledOff }) => status !== 'completed' && !isCalledOff);
  return {
    registrationId: registration.id,
    playerName: player.name,
    tournament: tournamentLabel(tournament, registration.ageBracket),
    date: tournament.date,
    location: tournament.location,
    lastDay: lastDayOf(tournament),
    teamId: team?.id ?? null,
    teamName: isAlone ? null : team.name,
    isWaiting: team !== undefined && team.waitlistedAt !== null,
    games: ahead.map(gameAhead),
    hasPlayed: ahead.length === 0 && games.some(({ status }) => status === 'completed'),
    owed: debt && {
      amountCents: debt.amountCents,
      reference: debt.reference,
      isPaidAtEvent: debt.isPaidAtEvent,
      payAt: venmoLink(site.venmoHandle, debt.amountCents, debt.reference),
    },
    waiver: waiverState(registration.waiver),
    signAt,
    roster: roster.map((one) => (one.id === player.id ? one.name : publicName(one, year, names))),
  };
}

function gameAhead({ id, startTime, field, opponent, round, status }: TeamGame): GameAhead {
  return { id, startTime, field, opponent, round, isOn: status === 'in_progress' };
}

/** Removes from a cached page the tournaments whose last day has passed. Returns undefined when nothing remains. */
export function dropPastDays<
  Shown extends { readonly asOf: string; readonly days: readonly { readonly lastDay: string | null }[] },
>(shown: Shown, now: Date): Shown | undefined {
  const unknownUntil = new Date(Date.parse(shown.asOf) + daysWithoutDay * 86_400_000);
  const isKept = ({ lastDay }: { readonly lastDay: string | null }) =>
    lastDay === null ? now < unknownUntil : dayStillPlayed(now) <= lastDay;
  const days = shown.days.filter(isKept);
  return days.length === 0 ? undefined : { ...shown, days };
}
