import { inEnglish, said } from '../../language/sentence.ts';
import { type LetterPart, paragraph } from '../../mail/letter.ts';
import type { Needs } from '../../port/ports.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { isOver } from '../../tournament/tournament.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import type { WaiverSignature } from '../../waiver/waiver.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import type { AnsweredWaiver } from './waiver-behind.ts';
import { waiverLink } from './waiver-link.ts';

/** Who tells of a withdrawal, and of which tournament. */
export type Telling = SealedMail & Needs<'tournaments' | 'site'>;

/** Confirms to the family's mailbox what it has withdrawn, and what follows. */
export async function tellFamily(
  ports: Telling,
  behind: AnsweredWaiver,
  withdrawn: 'waiver' | 'photos',
): Promise<void> {
  const { registration, player, now } = behind;
  const tournament = await ports.tournaments.find(registration.tournamentId);
  if (tournament === undefined) return;
  await ports.outbox.post(
    toSigner(player, now, {
      event: `family-withdrew:${withdrawn}:${registration.id}:${now.toISOString()}`,
      cause: 'registration',
      subject:
        withdrawn === 'waiver'
          ? said('The waiver is withdrawn: {tournament}', { tournament: tournament.name })
          : said('No photos: {tournament}', { tournament: tournament.name }),
      parts: withdrawn === 'waiver' ? ofWaiver(ports, behind, tournament) : ofPhotos(behind, tournament),
    }),
  );
}

function ofWaiver(mail: SealedMail, behind: AnsweredWaiver, tournament: Tournament): readonly LetterPart[] {
  const { name } = behind.player;
  const told = paragraph(
    said('You have withdrawn the waiver of {player} for {tournament}. The organizers are told.', {
      player: name,
      tournament: tournament.name,
    }),
  );
  if (isOver(tournament, behind.now)) return [told];
  return [
    told,
    paragraph(
      said('What follows: {player} cannot play until it is signed again. The registration and what was paid stay.', {
        player: name,
      }),
    ),
    waiverLink(mail, behind, 'Read and sign it again'),
  ];
}

function ofPhotos({ player }: AnsweredWaiver, tournament: Tournament): readonly LetterPart[] {
  return [
    paragraph(
      said('From now on no photo or video of {tournament} is to show {player}. The waiver itself stays.', {
        tournament: tournament.name,
        player: player.name,
      }),
    ),
    paragraph('If a picture is already published, please write to us: we take it down.'),
  ];
}

/** Tells the organizers of a waiver that was withdrawn, and in whose name it had been signed. */
export async function tellOrganizers(
  { tournaments, site, outbox }: Telling,
  { registration, player, now }: AnsweredWaiver,
  waiver: WaiverSignature,
): Promise<void> {
  const { contactEmail } = await site.settings();
  const tournament = await tournaments.find(registration.tournamentId);
  await outbox.post({
    event: `waiver-withdrawn:${registration.id}:${now.toISOString()}`,
    to: contactEmail,
    language: 'en',
    subject: inEnglish(`A waiver was withdrawn: ${player.name}`),
    parts: [
      paragraph(inEnglish(`The family of ${player.name} has withdrawn the waiver for ${tournament?.name}.`)),
      paragraph(
        inEnglish(
          `It had been signed in the name of ${waiver.signer}. The registration shows "Waiver withdrawn": ${player.name} cannot play until it is signed again.`,
        ),
      ),
    ],
  });
}
