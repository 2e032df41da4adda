import type { Needs } from '../../port/ports.ts';
import type { OnRoster } from '../../port/registrations.ts';
import { playsUp } from '../../rule/age/age-bracket.ts';
import { type Misfit, misfit, misfitSentence, namedMisfitSentence } from '../../rule/age/roster-age-rule.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { paymentAtPlace } from '../../rule/payment/price.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { decidingAge, withAgeFlags } from '../../rule/registration/deciding-age.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { isWaiting, type Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Ports needed to read the ages of a roster. */
export type RosterPorts = Needs<'registrations'>;

/** Player who wants to join a roster: the locked team, the player and the tournament. */
export interface BeforeRoster {
  /** Bracket and id of a team; one that is not saved yet has no players. */
  readonly team: Pick<Team, 'ageBracket'> & Partial<Pick<Team, 'id'>>;
  readonly player: Pick<Player, 'birthYear'> & Partial<Pick<Player, 'id' | 'name'>>;
  readonly tournament: Tournament;
  readonly year: number;
  /** Roster, where it has been read already. */
  readonly roster?: readonly OnRoster[];
}

interface FoundMisfit {
  /** Age that decides, in years. */
  readonly age: number;
  readonly found: Misfit;
}

/** Refuses a family's form, on its field for the team or the age, if the age does not fit the roster. */
export async function refuseMisfitOnForm(ports: RosterPorts, asked: BeforeRoster, field: string): Promise<void> {
  const misfits = await misfitOf(ports, asked);
  if (misfits === undefined) return;
  const bracket = asked.team.ageBracket ?? '';
  throw new AnswersRefused({ [field]: misfitSentence(misfits.found, { age: misfits.age, bracket }) });
}

/** Refuses like `refuseMisfitOnForm`, for a captain or an organizer who decides about a named player. */
export async function refuseMisfit(
  ports: RosterPorts,
  asked: BeforeRoster & { readonly player: Player; readonly team: Pick<Team, 'ageBracket' | 'name'> },
): Promise<void> {
  const misfits = await misfitOf(ports, asked);
  if (misfits === undefined) return;
  const { player, team } = asked;
  const who = { player: player.name, team: team.name, age: misfits.age, bracket: team.ageBracket ?? '' };
  throw new Refusal('conflict', namedMisfitSentence(misfits.found, who), { misfit: misfits.found });
}

/** Returns the registration of a free agent, locked until the transaction ends; refuses one who is on a team by now. */
export async function lockFreeAgent({ registrations }: RosterPorts, registrationId: number): Promise<Registration> {
  const found = (await registrations.lock(registrationId))?.record;
  if (found === undefined || found.teamId !== null) throw new Refusal('conflict', 'This player is already on a team');
  return found;
}

/** Puts a locked free agent on a roster: in the team's bracket, with the flags about the age, owing the price unless the team waits. Open requests end. */
export async function takePlace(
  { registrations, joinRequests, clock }: RosterPorts & Needs<'joinRequests' | 'clock'>,
  free: Registration,
  {
    team,
    player,
    tournament,
    year,
  }: BeforeRoster & { readonly team: Pick<Team, 'id' | 'ageBracket' | 'waitlistedAt'> },
): Promise<Registration> {
  await registrations.moveTo(free.id, team.id);
  const ageBracket = team.ageBracket ?? free.ageBracket;
  const moved = {
    ...free,
    teamId: team.id,
    ageBracket,
    flags: withAgeFlags({ ...free, ageBracket }, player.birthYear, tournament, year),
    payment: paymentAtPlace(free.payment, free.price, isWaiting(team)),
  };
  await registrations.save(moved);
  await joinRequests.endOf(free.id, clock.now());
  return moved;
}

async function misfitOf(ports: RosterPorts, before: BeforeRoster): Promise<FoundMisfit | undefined> {
  const { team, player, tournament, year } = before;
  const { ageBracket: bracket } = team;
  const age = decidingAge(player.birthYear, tournament, year);
  if (bracket === null || age === undefined) return undefined;
  // The roster matters only for players younger than the bracket.
  const others = playsUp(bracket, age) && team.id !== undefined ? await agesOn(ports, team.id, before) : [];
  const found = misfit(age, { bracket, others });
  return found && { age, found };
}

async function agesOn(
  { registrations }: RosterPorts,
  teamId: number,
  { player, tournament, year, roster }: BeforeRoster,
): Promise<readonly number[]> {
  const others = (roster ?? (await registrations.rosterOf(teamId))).filter(({ id }) => id !== player.id);
  return others.map(({ birthYear }) => decidingAge(birthYear, tournament, year)).filter((age) => age !== undefined);
}
