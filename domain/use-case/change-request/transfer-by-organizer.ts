import type { Player } from '../../player/player.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { type CarryOutPorts, carryOut, lockRegistration } from './carry-out-change.ts';
import { movedByOrganizerLetter } from './moved-by-organizer-letter.ts';

/** Moved registration, with its earlier tournament. */
interface Transferred {
  readonly registration: Registration;
  readonly from: Tournament;
}

/** Moves a player to another tournament for an organizer, with the same effect as a family's transfer: payment and waiver go along, the team does not. */
export async function transferByOrganizer(
  ports: CarryOutPorts,
  before: Registration,
  to: Tournament,
): Promise<Transferred> {
  const held = await lockRegistration(ports, { registrationId: before.id, toTournamentId: to.id });
  await carryOut(ports, held, { isRefundWanted: false });
  const registration = await ports.registrations.find(before.playerId, to.id);
  if (registration === undefined) throw noSuchRegistration();
  await ports.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'moved by an organizer',
    from: placeOf(before),
    to: placeOf(registration),
  });
  return { registration, from: held.tournament };
}

/** Tells the family where its player plays now, on the chosen team or without one. */
export async function tellOfTransfer(
  ports: CarryOutPorts,
  { registration, from }: Transferred,
  { player, to, teamId }: { readonly player: Player; readonly to: Tournament; readonly teamId: number | null },
): Promise<void> {
  const team = teamId === null ? undefined : await ports.teams.find(teamId);
  const { links, clock, outbox } = ports;
  await outbox.post(movedByOrganizerLetter({ player, registration, from, to, team, now: clock.now(), links }));
}

const placeOf = ({ playerId, tournamentId, teamId }: Registration) => ({ playerId, tournamentId, teamId });
