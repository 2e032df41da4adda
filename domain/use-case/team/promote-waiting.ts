import { changesBetween } from '../../audit/changes.ts';
import type { DelayedLetters } from '../../mail/delayed-letters.ts';
import type { Letter } from '../../mail/letter.ts';
import { paymentAtPlace } from '../../payment/price.ts';
import { priceOn } from '../../payment/price-on.ts';
import type { Given } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { missesContact } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import { easternDay, easternYear } from '../../time/eastern.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { withMailedPrice } from '../entry/mailed-price.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import { type InvitingPorts, inviteByMail } from '../invitation/invite-by-mail.ts';
import { circumstancesIn } from '../newcomer/newcomer.ts';
import { type PromotedTeam, promotedContactLetter, promotedLetter } from './promoted-letter.ts';

/**
 * Gives every free place of a tournament to the waiting teams, in order. It runs at the end of every transaction,
 * so that it happens whatever code freed the place.
 */
export class PromoteWaiting {
  constructor(
    private readonly ports: InvitingPorts &
      Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site' | 'waitingList'>,
  ) {}

  /** Returns the teams of these tournaments that have got a place. */
  async run(tournamentIds: readonly number[]): Promise<readonly Team[]> {
    const promoted: Team[] = [];
    for (const id of tournamentIds) promoted.push(...(await this.fill(id)));
    return promoted;
  }

  private async fill(tournamentId: number): Promise<readonly Team[]> {
    const tournament = await this.ports.tournaments.lockForTeams(tournamentId);
    if (tournament === undefined) return [];
    const now = this.ports.clock.now();
    const { feeCents } = await this.ports.site.settings();
    const circumstances = circumstancesIn(tournament, easternYear(now));
    const price = priceOn(tournament, feeCents, easternDay(now));
    const open = { tournament, circumstances, price, siteCents: feeCents, now, year: circumstances.year };
    const promoted: Team[] = [];
    for (let free = tournament.maxTeams - tournament.teamCount; free > 0; free -= 1) {
      const first = await this.ports.waitingList.first(tournamentId);
      if (first === undefined) break;
      promoted.push(await this.promote(first, open));
    }
    return promoted;
  }

  private async promote(waiting: Team, open: OpenTournament): Promise<Team> {
    const team = await this.ports.teams.save({ ...waiting, waitlistedAt: null });
    const changes = changesBetween(waiting, team);
    await this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'given a place', ...changes });
    const delayed = await this.invite(team, open);
    const waitedSince = waiting.waitlistedAt ?? open.now;
    const { tournament, now } = open;
    const promoted = { team, tournament, now, delayed, waitedSince };
    const letters: Letter[] = [];
    for (const registration of await this.ports.registrations.ofTeam(team.id))
      letters.push(...(await this.charge(registration, promoted)));
    if (missesContact(team, letters)) {
      const captain = await captainOnFile(this.ports, team);
      letters.push(promotedContactLetter({ ...promoted, captain }, this.ports));
    }
    for (const letter of letters) await this.ports.outbox.post(letter);
    return team;
  }

  /** Sends the invitations that waited for the place; returns those that leave later because of the pace. */
  private async invite(team: Team, open: OpenTournament): Promise<DelayedLetters | null> {
    const waiting = (await this.ports.invitations.ofTeam(team.id)).filter(
      ({ isUnsent, isUsed, cancelledAt }) => isUnsent && !isUsed && cancelledAt === null,
    );
    const emails = waiting.map(({ email }) => email);
    return (await inviteByMail(this.ports, team, open, emails)).delayed;
  }

  /** Charges a player of the roster the price of their registration day; returns the letter to them. */
  private async charge(registration: Registration, promoted: PromotedTeam): Promise<readonly Letter[]> {
    const payment = paymentAtPlace(registration.payment, registration.price, false);
    const due = { ...registration, payment };
    if (payment !== registration.payment) await this.ports.registrations.save(due);
    const player = await this.ports.players.find(registration.playerId);
    if (player === undefined) return [];
    const mailed = await withMailedPrice(this.ports, { ...promoted, player, registration: due });
    return [promotedLetter(mailed, this.ports)];
  }
}
