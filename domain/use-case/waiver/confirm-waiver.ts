import type { Given } from '../../port/ports.ts';
import type { Language } from '../../rule/language/language.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { type WaiverSignature, waiverState } from '../../rule/waiver/waiver.ts';
import { waiver as text } from '../../rule/waiver/waiver-text.ts';
import { confirmOnPaper } from './confirm-on-paper.ts';
import type { PaperAnswers } from './paper-form.ts';
import { signedCopyLetter } from './signed-copy.ts';
import type { LikenessAnswers } from './waiver-form.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type AnsweredWaiver, type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';

/** Answers to a waiver, and the language in which the text was read. */
interface Confirming {
  readonly link: WaiverLink;
  readonly answers: LikenessAnswers;
  readonly language: Language;
}

type Needed = WaiverPorts & Given<'tournaments'>;

/** Confirms a claimed waiver by the parent's mailed link, with the choice about photos of the player; later calls change the choice alone. */
export async function confirmWaiver(given: Needed, { link, answers, language }: Confirming): Promise<void> {
  const behind = await waiverOfLink(given, link);
  const { registration, now } = behind;
  const { id, waiver, flags } = registration;
  if (waiver === null) throw nothingClaimed();
  const { likenessAllowed } = answers;
  const isConfirmed = waiverState(waiver) === 'confirmed';
  if (isConfirmed && waiver.isLikenessAllowed === likenessAllowed) return;
  const confirmed = waiver.confirmed ?? ({ at: now, by: 'mailbox' } as const);
  const read = isConfirmed || waiver.version !== text.version ? waiver.language : language;
  const after: WaiverSignature = { ...waiver, language: read, isLikenessAllowed: likenessAllowed, confirmed };
  await given.registrations.changeWaiver({ id, waiver: after, flags });
  await given.audit.note({
    thing: 'registration',
    recordId: id,
    what: isConfirmed ? 'photo choice changed' : 'waiver confirmed',
    from: { likenessAllowed: waiver.isLikenessAllowed },
    to: { likenessAllowed, ...(!isConfirmed && { language: read }) },
  });
  if (!isConfirmed) await sendCopy(given, behind, after);
}

async function sendCopy(
  given: Needed,
  { registration, player, now }: AnsweredWaiver,
  signature: WaiverSignature,
): Promise<void> {
  const tournament = await given.tournaments.find(registration.tournamentId);
  if (tournament === undefined) return;
  const signed = { registrationId: registration.id, player, tournament, signature, now };
  await given.outbox.post(signedCopyLetter(signed, given.links));
}

function nothingClaimed(): Refusal {
  return new Refusal('conflict', 'Nobody has signed this waiver yet. Please reload the page to read and sign it.');
}

/** Confirms a waiver that an organizer has on paper. */
export function confirmByOrganizer(
  given: Given<'registrations' | 'players'>,
  asked: { readonly registrationId: number; readonly answers: PaperAnswers },
): Promise<void> {
  return confirmOnPaper(given, asked);
}
