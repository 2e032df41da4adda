import { refuseContradictions } from '../../form/accept-answers.ts';
import type { Language } from '../../language/language.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { withoutFlag } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import type { WaiverSignature } from '../../waiver/waiver.ts';
import { waiver } from '../../waiver/waiver-text.ts';
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

/** Signs a waiver by the mailed link, which confirms it. Signing twice changes nothing. */
export class SignWaiver {
  constructor(private readonly ports: WaiverPorts & Given<'tournaments'>) {}

  async run(asked: Signing) {
    const behind = await waiverOfLink(this.ports, asked.link);
    const { registration, now } = behind;
    if (registration.waiver !== null) return registration.waiver;
    const tournament = await this.ports.tournaments.find(registration.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) throw waiverLinkEnded();
    const signature = signatureFrom(asked, behind);
    const flags = withoutFlag(registration, 'refused-waiver');
    await this.ports.registrations.changeWaiver({ id: registration.id, waiver: signature, flags });
    const { version, language, isLikenessAllowed } = signature;
    const to = { playerId: behind.player.id, version, language, isLikenessAllowed };
    await this.ports.audit.note({ thing: 'waiver', recordId: registration.id, what: 'signed', to });
    await this.tell(behind, tournament, signature);
    return signature;
  }

  private async tell(
    { registration, player, now }: AnsweredWaiver,
    tournament: Tournament,
    signature: WaiverSignature,
  ) {
    const signed = { registrationId: registration.id, player, tournament, signature, now };
    await this.ports.outbox.post(signedCopyLetter(signed, this.ports.links));
  }
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
