import { said } from '../../language/sentence.ts';
import { fitForSubject, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import { debtOf } from '../../registration/debt.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import { dateInWords } from '../../time/date-in-words.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import { type CarryOutPorts, carryOut, lockRegistration } from './carry-out-change.ts';
import { movedWithoutTeam } from './change-letters.ts';

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
  await carryOut(ports, held);
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

/** Player whom an organizer has moved to another tournament, with or without a team. */
interface MovedPlayer extends Transferred, Pick<CarryOutPorts, 'links'> {
  readonly player: Player;
  readonly to: Tournament;
  readonly team: Team | undefined;
  readonly now: Date;
}

/** Writes the letter telling the family that an organizer has moved its player to another tournament, and that nothing is paid or signed again. */
export function movedByOrganizerLetter({ player, registration, from, to, team, now, links }: MovedPlayer): Letter {
  const named = {
    player: player.name,
    tournament: from.name,
    to: to.name,
    date: dateInWords(to.date, player.language),
  };
  const debt = debtOf(registration);
  const withTeam = '{player} is moved from {tournament} to {to} ({date}), and plays for {team}.';
  return toSigner(player, now, {
    ...once('moved-by-organizer', registration.id, now.getTime()),
    subject: said('Moved: {player}, {to}', { player: fitForSubject(player.name), to: to.name }),
    parts: [
      paragraph(
        team === undefined ? movedWithoutTeam(player, from, to) : said(withTeam, { ...named, team: team.name }),
      ),
      paragraph('What was paid, the reference and the waiver go along.'),
      ...(debt === null ? [] : [debt]),
      linkTo('Open your Player ID', links.playerId()),
    ],
  });
}
