import type { Given } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import type { Letter } from '../../rule/mail/letter.ts';
import { paymentAtPlace } from '../../rule/payment/price.ts';
import { priceOn } from '../../rule/payment/price-on.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { missesContact } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';
import { easternDay, easternYear } from '../../rule/time/eastern.ts';
import { type InvitingPorts, inviteByMail } from '../invitation/invite-by-mail.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { circumstancesIn } from '../registration/newcomer.ts';
import type { OpenTournament } from '../registration/open-tournament.ts';
import { type PromotedTeam, promotedContactLetter, promotedLetter } from './promoted-letter.ts';

type Needed = InvitingPorts & Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site' | 'waitingList'>;

/**
 * Gives every free place of a tournament to the waiting teams, in order. It runs at the end of every transaction, so that it happens
 * whatever code freed the place. Returns the teams of these tournaments that have got a place.
 */
export async function promoteWaiting(given: Needed, tournamentIds: readonly number[]): Promise<readonly Team[]> {
  const promoted: Team[] = [];
  for (const id of tournamentIds) promoted.push(...(await fill(given, id)));
  return promoted;
}

async function fill(given: Needed, tournamentId: number): Promise<readonly Team[]> {
  const tournament = await given.tournaments.lockForTeams(tournamentId);
  if (tournament === undefined) return [];
  const now = given.clock.now();
  const { feeCents } = await given.site.settings();
  const circumstances = circumstancesIn(tournament, easternYear(now));
  const price = priceOn(tournament, feeCents, easternDay(now));
  const open = { tournament, circumstances, price, siteCents: feeCents, now, year: circumstances.year };
  const promoted: Team[] = [];
  for (let free = tournament.maxTeams - tournament.teamCount; free > 0; free -= 1) {
    const first = await given.waitingList.first(tournamentId);
    if (first === undefined) break;
    promoted.push(await promote(given, first, open));
  }
  return promoted;
}

async function promote(given: Needed, waiting: Team, open: OpenTournament): Promise<Team> {
  const team = await given.teams.save({ ...waiting, waitlistedAt: null });
  const changes = changesBetween(waiting, team);
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'given a place', ...changes });
  const delayed = await invite(given, team, open);
  const waitedSince = waiting.waitlistedAt ?? open.now;
  const { tournament, now } = open;
  const promoted = { team, tournament, now, delayed, waitedSince };
  const letters: Letter[] = [];
  for (const registration of await given.registrations.ofTeam(team.id))
    letters.push(...(await charge(given, registration, promoted)));
  if (missesContact(team, letters)) {
    const captain = await captainOnFile(given, team);
    letters.push(promotedContactLetter({ ...promoted, captain }, given));
  }
  for (const letter of letters) await given.outbox.post(letter);
  return team;
}

/** Sends the invitations that waited for the place; returns those that leave later because of the pace. */
async function invite(given: Needed, team: Team, open: OpenTournament): Promise<DelayedLetters | null> {
  const waiting = (await given.invitations.ofTeam(team.id)).filter(
    ({ isUnsent, isUsed, cancelledAt }) => isUnsent && !isUsed && cancelledAt === null,
  );
  const emails = waiting.map(({ email }) => email);
  return (await inviteByMail(given, team, open, emails)).delayed;
}

/** Charges a player of the roster the price of their registration day; returns the letter to them. */
async function charge(given: Needed, registration: Registration, promoted: PromotedTeam): Promise<readonly Letter[]> {
  const payment = paymentAtPlace(registration.payment, registration.price, false);
  const due = { ...registration, payment };
  if (payment !== registration.payment) await given.registrations.save(due);
  const player = await given.players.find(registration.playerId);
  if (player === undefined) return [];
  const mailed = await withMailedPrice(given, { ...promoted, player, registration: due });
  return [promotedLetter(mailed, given)];
}
