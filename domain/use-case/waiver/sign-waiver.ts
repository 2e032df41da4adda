import type { Given } from '../../port/ports.ts';
import { refuseContradictions } from '../../rule/form/accept-answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { withoutFlag } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { isOver, type Tournament } from '../../rule/tournament/tournament.ts';
import type { WaiverSignature } from '../../rule/waiver/waiver.ts';
import { waiver } from '../../rule/waiver/waiver-text.ts';
import { signedCopyLetter } from './signed-copy.ts';
import { type WaiverAnswers, waiverForm } from './waiver-form.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type AnsweredWaiver, type WaiverPorts, waiverLinkEnded, waiverOfLink } from './waiver-of-link.ts';

/** Answers to a waiver, the network address of the signer, and the language in which the text was read. */
interface Signing {
  readonly link: WaiverLink;
  readonly answers: WaiverAnswers;
  readonly address: string;
  readonly language: Language;
}

type Needed = WaiverPorts & Given<'tournaments'>;

/** Signs a waiver by the mailed link, which confirms it. Signing twice changes nothing. */
export async function signWaiver(given: Needed, asked: Signing) {
  const behind = await waiverOfLink(given, asked.link);
  const { registration, now } = behind;
  if (registration.waiver !== null) return registration.waiver;
  const tournament = await given.tournaments.find(registration.tournamentId);
  if (tournament === undefined || isOver(tournament, now)) throw waiverLinkEnded();
  const signature = signatureFrom(asked, behind);
  const flags = withoutFlag(registration, 'refused-waiver');
  await given.registrations.changeWaiver({ id: registration.id, waiver: signature, flags });
  const { version, language, isLikenessAllowed } = signature;
  const to = { playerId: behind.player.id, version, language, isLikenessAllowed };
  await given.audit.note({ thing: 'waiver', recordId: registration.id, what: 'signed', to });
  await tell(given, behind, tournament, signature);
  return signature;
}

async function tell(
  given: Needed,
  { registration, player, now }: AnsweredWaiver,
  tournament: Tournament,
  signature: WaiverSignature,
) {
  const signed = { registrationId: registration.id, player, tournament, signature, now };
  await given.outbox.post(signedCopyLetter(signed, given.links));
}

function signatureFrom({ answers, address, language }: Signing, { player, now }: AnsweredWaiver): WaiverSignature {
  const { birthYear, name: playerName } = player;
  refuseContradictions(waiverForm, answers, { year: easternYear(now), birthYear, playerName });
  if (answers.version !== waiver.version) throw otherText();
  const { signer, relationship, version, likenessAllowed: isLikenessAllowed } = answers;
  const confirmed = { at: now, by: relationship === 'self' ? 'self' : 'mailbox' } as const;
  return { signer, relationship, version, language, isLikenessAllowed, signedAt: now, address, confirmed };
}

function otherText(): Refusal {
  return new Refusal('conflict', 'The waiver has a new version. Please reload the page and read it again.');
}
