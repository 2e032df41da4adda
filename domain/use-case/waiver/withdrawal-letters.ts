import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { firstNameOf, type Letter, type LetterPart, once, paragraph } from '../../rule/mail/letter.ts';
import { letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import { isOver, type Tournament } from '../../rule/tournament/tournament.ts';
import { toSigner } from '../../rule/waiver/to-signer.ts';
import type { WaiverSignature } from '../../rule/waiver/waiver.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { waiverLink } from './waiver-link.ts';
import type { AnsweredWaiver } from './waiver-of-link.ts';

/** Ports needed to notify of a withdrawal. */
export type Telling = SealedMail & Needs<'tournaments' | 'site'>;

/** Notifies the family that it has withdrawn something. */
export async function tellFamily(
  ports: Telling,
  behind: AnsweredWaiver,
  withdrawn: 'waiver' | 'photos',
): Promise<void> {
  const tournament = await ports.tournaments.find(behind.registration.tournamentId);
  if (tournament !== undefined) await ports.outbox.post(withdrewLetter(ports, behind, tournament, withdrawn));
}

/** Writes the letter confirming to the family what it has withdrawn, and the consequences. */
export function withdrewLetter(
  mail: Needs<'links' | 'seal'>,
  behind: AnsweredWaiver,
  tournament: Tournament,
  withdrawn: 'waiver' | 'photos',
): Letter {
  const { registration, player, now } = behind;
  const inSubject = { player: firstNameOf(player.name), tournament: tournament.name };
  return toSigner(player, now, {
    ...once('family-withdrew', withdrawn, registration.id, now.toISOString()),
    subject:
      withdrawn === 'waiver'
        ? said('The waiver is withdrawn: {player}, {tournament}', inSubject)
        : said('No photos: {player}, {tournament}', inSubject),
    parts: withdrawn === 'waiver' ? ofWaiver(mail, behind, tournament) : ofPhotos(behind, tournament),
  });
}

function ofWaiver(
  mail: Needs<'links' | 'seal'>,
  behind: AnsweredWaiver,
  tournament: Tournament,
): readonly LetterPart[] {
  const { name } = behind.player;
  const told = paragraph(
    said('You have withdrawn the waiver of {player} for {tournament}. We have told the organizers.', {
      player: name,
      tournament: tournament.name,
    }),
  );
  if (isOver(tournament, behind.now)) return [told];
  return [
    told,
    paragraph(
      said('{player} cannot play until it is signed again. The registration stays, and so does what was paid.', {
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

/** Notifies the organizers that a family has withdrawn a waiver. */
export async function tellOrganizers(
  { tournaments, site, outbox }: Telling,
  behind: AnsweredWaiver,
  waiver: WaiverSignature,
): Promise<void> {
  const { contactEmail } = await site.settings();
  const tournament = await tournaments.find(behind.registration.tournamentId);
  await outbox.post(waiverWithdrawnLetter(behind, waiver, tournament, contactEmail));
}

/** Writes the letter telling the organizers of a withdrawn waiver, with the name of its signer. */
export function waiverWithdrawnLetter(
  { registration, player, now }: AnsweredWaiver,
  { signer }: Pick<WaiverSignature, 'signer'>,
  tournament: Tournament | undefined,
  to: string,
): Letter {
  return letterToOrganizers(
    to,
    ['waiver-withdrawn', registration.id, now.toISOString()],
    `A waiver was withdrawn: ${player.name}`,
    `The family of ${player.name} has withdrawn the waiver for ${tournament?.name}.`,
    `It had been signed in the name of ${signer}. The registration shows "Waiver withdrawn": ${player.name} cannot play until it is signed again.`,
  );
}
