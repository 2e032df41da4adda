import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { asideTo, firstNameOf, greet, type Letter, type LetterPart, once, paragraph } from '../../rule/mail/letter.ts';
import { toPlayer } from '../../rule/player/letter-reader.ts';
import { isMinor, type Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { parentsNotice } from '../../rule/waiver/parents-notice.ts';
import { signersAddress, waiverState } from '../../rule/waiver/waiver.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { waiverLink } from './waiver-link.ts';

/** Registration whose waiver may be unsigned, or claimed. */
interface MaybeUnsigned {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly now: Date;
}

/**
 * Mails the link to sign the waiver, or to confirm that it was signed, to the signer; `occasion` distinguishes one
 * letter from the next. The first letter is left out where the confirmation of the registration already contains
 * the link.
 */
export async function askForSignature(mail: SealedMail, asked: MaybeUnsigned, occasion = 'first'): Promise<void> {
  const state = waiverState(asked.registration.waiver);
  if (state === 'confirmed' || (occasion === 'first' && isClaimedAtOwnAddress(asked))) return;
  await mail.outbox.post(waiverLetter(mail, asked, occasion));
}

/** Returns the part of a registration's confirmation that asks a parent to confirm the waiver, where they read it at their own address: one letter serves both. */
export function waiverInConfirmation(
  mail: Needs<'links' | 'seal'>,
  asked: Omit<MaybeUnsigned, 'tournament'>,
): readonly LetterPart[] {
  return isClaimedAtOwnAddress(asked) ? [...confirming(mail, asked), ...noticeFor(mail)] : [];
}

function isClaimedAtOwnAddress({ player, registration, now }: Omit<MaybeUnsigned, 'tournament'>): boolean {
  const address = signersAddress(player, easternYear(now));
  const isOwn = address !== '' && address.toLowerCase() === player.email.toLowerCase();
  return isOwn && waiverState(registration.waiver) === 'claimed';
}

/** Returns the notice that the law requires for parents, in the first letter; reminders link to it. */
function noticeFor({ links }: Needs<'links'>, occasion = 'first'): readonly LetterPart[] {
  const notice = occasion === 'first' ? parentsNotice : [];
  return [...notice.map((sentence) => paragraph(sentence)), asideTo('Privacy notice', links.privacy())];
}

/** Writes the letter with the link. */
export function waiverLetter(mail: Needs<'links' | 'seal'>, asked: MaybeUnsigned, occasion: string): Letter {
  const { player, registration, tournament, now } = asked;
  const isForGuardian = isMinor(player, easternYear(now));
  const isClaimed = waiverState(registration.waiver) === 'claimed';
  const who = isForGuardian
    ? (player.parentName ?? said('parent or guardian of {player}', { player: player.name }))
    : player.name;
  const notice = isForGuardian ? noticeFor(mail, occasion) : [];
  const inSubject = { player: firstNameOf(player.name), tournament: tournament.name };
  const reader = toPlayer(player, signersAddress(player, easternYear(now)));
  return {
    ...once('waiver-link', registration.id, occasion),
    ...reader,
    subject: isClaimed
      ? said('Please confirm the waiver: {player}, {tournament}', inSubject)
      : said('Please sign the waiver: {player}, {tournament}', inSubject),
    parts: [greet(who), ...(isClaimed ? claimed(mail, asked) : unsigned(mail, asked, isForGuardian)), ...notice],
  };
}

function missing({ player, tournament }: MaybeUnsigned): LetterPart {
  return paragraph(
    said('{player} is registered for {tournament}. One thing is missing: the waiver is not signed.', {
      player: player.name,
      tournament: tournament.name,
    }),
  );
}

function registered({ player, tournament }: MaybeUnsigned): LetterPart {
  return paragraph(
    said('{player} is registered for {tournament}.', { player: player.name, tournament: tournament.name }),
  );
}

function unsigned(mail: Needs<'links' | 'seal'>, asked: MaybeUnsigned, isForGuardian: boolean): readonly LetterPart[] {
  return [
    missing(asked),
    waiverLink(mail, asked, 'Read and sign the waiver'),
    paragraph(
      isForGuardian
        ? 'A parent or guardian signs for a player under 18; a player who is 18 signs alone. It takes two minutes; the link works until the tournament ends.'
        : 'It takes two minutes; the link works until the tournament ends.',
    ),
  ];
}

function claimed(mail: Needs<'links' | 'seal'>, asked: MaybeUnsigned): readonly LetterPart[] {
  return [registered(asked), ...confirming(mail, asked)];
}

function confirming(mail: Needs<'links' | 'seal'>, asked: Omit<MaybeUnsigned, 'tournament'>): readonly LetterPart[] {
  const { player, registration } = asked;
  const firstName = player.name.split(' ')[0] ?? player.name;
  return [
    paragraph(
      said('The form says that {signer} has accepted the waiver. It counts once you confirm it:', {
        signer: registration.waiver?.signer ?? '',
      }),
    ),
    waiverLink(mail, asked, said('Confirm the waiver for {player}', { player: firstName })),
    paragraph('If you did not agree, the same page takes it back.'),
  ];
}
