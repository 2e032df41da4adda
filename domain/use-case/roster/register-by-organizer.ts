import type { Needs } from '../../port/ports.ts';
import { type AgeBracket, bracketOfAge } from '../../rule/age/age-bracket.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import { priceOn } from '../../rule/payment/price-on.ts';
import type { Player } from '../../rule/player/player.ts';
import { bracketFor, decidingAge } from '../../rule/registration/deciding-age.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { captainedBy } from '../../rule/team/captain.ts';
import { isFull, rosterFull, type Team, teamNameTaken, teamWithdrawn } from '../../rule/team/team.ts';
import { detailsLedBy } from '../../rule/team/team-details.ts';
import { easternDay, easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { companyOf, teamJoinedLetter, welcomeLetter } from '../invitation/team-joined-letters.ts';
import { type EnteringPorts, type Entry, enterTournament } from '../registration/enter-tournament.ts';
import { freeAgentLetter } from '../registration/free-agent-letter.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { circumstancesIn } from '../registration/newcomer.ts';
import { type RosterPorts, refuseMisfit } from '../registration/roster-fit.ts';
import { teamOnFile } from '../team/team-on-file.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';

/** Registration made by an organizer. */
export interface EntryByOrganizer {
  readonly player: Player;
  readonly isNewcomer: boolean;
  readonly tournament: Tournament;
  readonly team: Team | null;
  /** Bracket chosen for a player without a team; without one it follows from the player's age. */
  readonly ageBracket?: AgeBracket | null;
  readonly paymentMethod: PaymentMethod;
  readonly notes: string | null;
  /** Whether an organizer lets the player onto the team although the age does not fit. */
  readonly isAgeOverruled?: boolean;
}

/** Registers a player for an organizer, even where registration is closed; the family gets a letter, and the waiver is still to be signed. */
export async function registerByOrganizer(ports: EnteringPorts, entry: EntryByOrganizer): Promise<Registration> {
  const registration = await enterByOrganizer(ports, entry);
  await notifyRegistered(ports, { ...entry, registration });
  return registration;
}

/** Enters a player as `registerByOrganizer` does, before anybody is written to. */
export async function enterByOrganizer(ports: EnteringPorts, entry: EntryByOrganizer): Promise<Registration> {
  const { player, tournament, team, isAgeOverruled = false } = entry;
  const now = ports.clock.now();
  const year = easternYear(now);
  if (team !== null && !isAgeOverruled) await refuseMisfit(ports, { player, team, tournament, year });
  const ageBracket = team?.ageBracket ?? bracketByOrganizer(player, tournament, year, entry.ageBracket);
  if (team !== null && !team.isActive) throw teamWithdrawn(team);
  if (team !== null && isFull(team)) throw rosterFull();
  const { feeCents } = await ports.site.settings();
  const price = priceOn(tournament, feeCents, easternDay(now));
  return enterTournament(
    ports,
    { player, isNewcomer: entry.isNewcomer },
    entryByOrganizer({ ...entry, ageBracket, playWith: null, price, now, year }),
  );
}

/** Returns the entry that an organizer makes for somebody: nothing is signed, accepted or shared, and stored data stays. */
export function entryByOrganizer(
  entry: Omit<EntryByOrganizer, 'paymentMethod'> &
    Pick<Entry, 'paymentMethod' | 'ageBracket' | 'playWith' | 'price' | 'now' | 'year'>,
): Entry {
  const { id: _, ...applicant } = entry.player;
  return {
    ...entry,
    applicant,
    termsAccepted: null,
    likenessAllowed: false,
    contactShared: false,
    isProved: true,
    address: '',
    language: 'en',
  };
}

/** Creates a new team led by the player. */
export async function newTeamOf(
  ports: Needs<'teams' | 'clock' | 'secrets'>,
  name: string,
  { player, tournament, ageBracket }: Pick<EntryByOrganizer, 'player' | 'tournament' | 'ageBracket'>,
): Promise<Team> {
  if (await ports.teams.isNameTaken(tournament.id, name)) throw teamNameTaken(name);
  const now = ports.clock.now();
  const bracket = bracketByOrganizer(player, tournament, easternYear(now), ageBracket);
  const wish = { name, ageBracket: bracket, ...detailsLedBy(player) };
  return ports.teams.add(teamOnFile(wish, captainedBy(player), { tournament, now }, ports.secrets));
}

/** Returns the chosen bracket, refusing to play down; without one, in a divided tournament, that of the player's age. */
function bracketByOrganizer(
  player: Player,
  tournament: Tournament,
  year: number,
  chosen: AgeBracket | null = null,
): AgeBracket | null {
  if (chosen !== null) return bracketFor(chosen, player.birthYear, tournament, year);
  const age = decidingAge(player.birthYear, tournament, year);
  return age === undefined ? null : (bracketOfAge(age) ?? null);
}

type OrganizersEntry = Omit<EntryByOrganizer, 'paymentMethod'> & {
  readonly registration: Registration;
  readonly now: Date;
  readonly year: number;
};

/** Writes to a family that an organizer has registered: where they play, what is owed, and what is to be signed. */
export async function notifyRegistered(
  mail: RosterPorts & Needs<'outbox' | 'links' | 'seal' | 'clock'>,
  entered: Omit<OrganizersEntry, 'now' | 'year'>,
): Promise<void> {
  const now = mail.clock.now();
  const organizersEntry = { ...entered, now, year: easternYear(now) };
  await notifyOfPlace(mail, await withMailedPrice(mail, organizersEntry));
  await askForSignature(mail, organizersEntry);
}

async function notifyOfPlace(
  mail: RosterPorts & Needs<'outbox' | 'links' | 'seal'>,
  organizersEntry: OrganizersEntry,
): Promise<void> {
  const { outbox, links } = mail;
  const circumstances = circumstancesIn(organizersEntry.tournament, organizersEntry.year);
  const { team } = organizersEntry;
  if (team === null) {
    await outbox.post(freeAgentLetter({ ...organizersEntry, circumstances }, mail));
    return;
  }
  const joined = { ...organizersEntry, circumstances, team: { ...team, currentPlayers: team.currentPlayers + 1 } };
  const company = companyOf(await mail.registrations.rosterOf(team.id), organizersEntry.player);
  await outbox.post(welcomeLetter(joined, mail, company));
  if (team.captainId !== organizersEntry.player.id) await outbox.post(teamJoinedLetter(joined, links, company));
}
