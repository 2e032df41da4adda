import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { fitForSubject, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import { hasOwnPrices, repriced } from '../../rule/payment/price.ts';
import { type Price, priceOn } from '../../rule/payment/price-on.ts';
import type { Player } from '../../rule/player/player.ts';
import { debtOf } from '../../rule/registration/debt.ts';
import { alreadyRegistered, noSuchRegistration, type Registration } from '../../rule/registration/registration.ts';
import { transferred } from '../../rule/registration/transfer.ts';
import type { Links } from '../../rule/site/links.ts';
import type { Team } from '../../rule/team/team.ts';
import { dateInLetter } from '../../rule/time/date-in-words.ts';
import { easternDay, easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { toSigner } from '../../rule/waiver/to-signer.ts';
import { priceWithin } from '../registration/enter-tournament.ts';
import { type LeavingPorts, leaveTeam } from './roster.ts';

/** Ports needed to move a registration to another tournament. */
export type TransferPorts = LeavingPorts & Needs<'tournaments' | 'site'>;

/** Moved registration, with its earlier tournament. */
interface Transferred {
  readonly registration: Registration;
  readonly from: Tournament;
}

/** Moves a player to another tournament for an organizer, both tournaments locked: payment and waiver go along, the team does not. */
export async function transferRegistration(
  ports: TransferPorts,
  before: Registration,
  { player, to }: { readonly player: Player; readonly to: Tournament },
): Promise<Transferred> {
  const { tournaments, registrations, joinRequests, clock } = ports;
  const from = await tournaments.lockForTeams(before.tournamentId);
  if (from === undefined) throw noSuchRegistration();
  if ((await registrations.find(player.id, to.id)) !== undefined) throw alreadyRegistered(player);
  await leaveTeam(ports, { registration: before, player, tournament: from });
  await joinRequests.endOf(before.id, clock.now());
  // The fee not owed while the team waited is owed without a team, so read the registration again.
  const free = (await registrations.lock(before.id))?.record ?? before;
  const price = await priceThere(ports, { registration: free, player }, { from, to });
  const there = { ...free, ...repriced(free, price, false) };
  const registration = transferred(there, player.birthYear, to, easternYear(clock.now()));
  await registrations.save(registration);
  await ports.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'moved by an organizer',
    from: placeOf(before),
    to: placeOf(registration),
  });
  return { registration, from };
}

const placeOf = ({ playerId, tournamentId, teamId }: Registration) => ({ playerId, tournamentId, teamId });

/** Tells the family where its player plays now, on the chosen team or without one. */
export async function tellOfTransfer(
  { teams, links, clock, outbox }: TransferPorts,
  { registration, from }: Transferred,
  { player, to, teamId }: { readonly player: Player; readonly to: Tournament; readonly teamId: number | null },
): Promise<void> {
  const team = teamId === null ? undefined : await teams.find(teamId);
  await outbox.post(movedByOrganizerLetter({ player, registration, from, to, team, now: clock.now(), links }));
}

/** Player whom an organizer has moved to another tournament, with or without a team. */
interface MovedPlayer extends Transferred {
  readonly player: Player;
  readonly to: Tournament;
  readonly team: Team | undefined;
  readonly now: Date;
  readonly links: Links;
}

/** Writes the letter telling the family that an organizer has moved its player to another tournament, and that nothing is paid or signed again. */
export function movedByOrganizerLetter({ player, registration, from, to, team, now, links }: MovedPlayer): Letter {
  const named = {
    player: player.name,
    tournament: from.name,
    to: to.name,
    date: dateInLetter(to.date, player.language),
  };
  const debt = debtOf(registration);
  return toSigner(player, now, {
    ...once('moved-by-organizer', registration.id, now.getTime()),
    subject: said('Moved: {player}, {to}', { player: fitForSubject(player.name), to: to.name }),
    parts: [
      paragraph(
        team === undefined
          ? said(
              '{player} is moved from {tournament} to {to} ({date}), without a team: we look for one, or you ask a team yourself.',
              named,
            )
          : said('{player} is moved from {tournament} to {to} ({date}), and plays for {team}.', {
              ...named,
              team: team.name,
            }),
      ),
      paragraph('What was paid, the payment reference and the waiver stay valid.'),
      ...(debt === null ? [] : [debt]),
      linkTo('Open your Player ID', links.playerId()),
    ],
  });
}

/**
 * Returns the price of a player who moves to another tournament: that of the day of registration. Where neither
 * tournament has prices of its own, the price stays.
 */
async function priceThere(
  { registrations, site }: Needs<'registrations' | 'site'>,
  { registration, player }: { readonly registration: Registration; readonly player: Player },
  { from, to }: { readonly from: Tournament; readonly to: Tournament },
): Promise<Price> {
  if (!hasOwnPrices(from) && !hasOwnPrices(to)) return registration.price;
  const { feeCents } = await site.settings();
  const price = priceOn(to, feeCents, easternDay(registration.registeredAt));
  return priceWithin(registrations, player, { price, tournament: to });
}
