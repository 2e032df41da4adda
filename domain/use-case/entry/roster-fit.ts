import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { OnRoster } from '../../port/registrations.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type Registration, withFlag, withoutFlag } from '../../registration/registration.ts';
import {
  decidingAge,
  type Misfit,
  misfit,
  misfitSentence,
  namedMisfitSentence,
} from '../../registration/roster-age.ts';
import type { Team } from '../../team/team.ts';
import { playsUp } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** Where the ages of a roster are read. */
export type RosterPorts = Needs<'registrations'>;

/** Somebody before a roster: the team as it is held, and whose age is asked. */
export interface BeforeRoster {
  /** The bracket and the number of a team; one that is not on file yet has nobody on it. */
  readonly team: Pick<Team, 'ageBracket'> & Partial<Pick<Team, 'id'>>;
  readonly player: Pick<Player, 'birthYear'> & Partial<Pick<Player, 'id' | 'name'>>;
  readonly tournament: Tournament;
  readonly year: number;
  /** Who is on it, where that has been read already. */
  readonly roster?: readonly OnRoster[];
}

interface Fit {
  /** The age that decides, in years. */
  readonly age: number;
  readonly found: Misfit | undefined;
  readonly isUp: boolean;
}

/** Refuses a family's form on the input that names the team or the age, if that age cannot come onto the roster; answers whether they play up. */
export async function refuseMisfitOnForm(ports: RosterPorts, asked: BeforeRoster, field: string): Promise<boolean> {
  const fit = await fitOf(ports, asked);
  if (fit?.found === undefined) return fit?.isUp ?? false;
  const bracket = asked.team.ageBracket ?? '';
  throw new AnswersRefused({ [field]: misfitSentence(fit.found, { age: fit.age, bracket }) });
}

/** The same for whoever decides about a named player: a captain or an organizer. */
export async function refuseMisfit(
  ports: RosterPorts,
  asked: BeforeRoster & { readonly player: Player; readonly team: Pick<Team, 'ageBracket' | 'name'> },
): Promise<boolean> {
  const fit = await fitOf(ports, asked);
  if (fit?.found === undefined) return fit?.isUp ?? false;
  const { player, team } = asked;
  const who = { player: player.name, team: team.name, age: fit.age, bracket: team.ageBracket ?? '' };
  throw new Refusal('conflict', namedMisfitSentence(fit.found, who));
}

/** Puts a free agent on a roster, in the team's bracket from then on; organizers see whether they play up. */
export async function takePlace(
  { registrations }: Needs<'registrations'>,
  registration: Registration,
  team: Pick<Team, 'id' | 'ageBracket'>,
  isUp: boolean,
): Promise<Registration> {
  await registrations.moveTo(registration.id, team.id);
  const flags = isUp ? withFlag(registration, 'plays-up') : withoutFlag(registration, 'plays-up');
  const ageBracket = team.ageBracket ?? registration.ageBracket;
  const moved = { ...registration, teamId: team.id, ageBracket, flags };
  if (ageBracket === registration.ageBracket && flags.length === registration.flags.length) return moved;
  await registrations.save(moved);
  return moved;
}

async function fitOf(ports: RosterPorts, before: BeforeRoster): Promise<Fit | undefined> {
  const { team, player, tournament, year } = before;
  const { ageBracket: bracket } = team;
  const age = decidingAge(player.birthYear, tournament, year);
  if (bracket === null || age === undefined) return undefined;
  const isUp = playsUp(bracket, age);
  // Who is on it matters for the younger ones alone.
  const others = isUp && team.id !== undefined ? await agesOn(ports, team.id, before) : [];
  return { age, isUp, found: misfit(age, { bracket, others }) };
}

async function agesOn(
  { registrations }: RosterPorts,
  teamId: number,
  { player, tournament, year, roster }: BeforeRoster,
): Promise<readonly number[]> {
  const others = (roster ?? (await registrations.rosterOf(teamId))).filter(({ id }) => id !== player.id);
  return others.map(({ birthYear }) => decidingAge(birthYear, tournament, year)).filter((age) => age !== undefined);
}
