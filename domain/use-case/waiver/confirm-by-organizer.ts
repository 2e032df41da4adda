import { AnswersRefused, refuseContradictions } from '../../form/accept-answers.ts';
import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchRegistration, type Registration, withoutFlag } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import type { WaiverSignature } from '../../waiver/waiver.ts';
import { waiver } from '../../waiver/waiver-text.ts';
import { type PaperAnswers, paperForm, wrongCode } from './paper-form.ts';
import { signerOnFile } from './signer-on-file.ts';
import { readOutCode } from './waiver-to-read-out.ts';

/** Confirms a waiver for an organizer, signed on paper or read out and confirmed on the phone; the audit stores the reason why it counts. */
export class ConfirmByOrganizer {
  constructor(private readonly ports: Given<'registrations' | 'players' | 'seal'>) {}

  async run(asked: { readonly registrationId: number; readonly answers: PaperAnswers }): Promise<void> {
    const now = this.ports.clock.now();
    const registration = (await this.ports.registrations.lock(asked.registrationId))?.record;
    if (registration === undefined) throw noSuchRegistration();
    const player = await this.ports.players.find(registration.playerId);
    if (player === undefined) throw noSuchPlayer();
    const circumstances = { year: easternYear(now), birthYear: player.birthYear };
    refuseContradictions(paperForm, asked.answers, circumstances);
    const { reason, code } = asked.answers;
    if (code !== null) this.refuseWrong(code, registration, player);
    const before = registration.waiver;
    const { signer, relationship } = writtenSigner(asked.answers) ?? signerOnFile(player, before, circumstances.year);
    const isOnPaper = code === null;
    const by = isOnPaper ? 'paper' : 'read out';
    const text = { version: waiver.version, language: player.language, signedAt: now };
    const signature: WaiverSignature = {
      ...(before ?? { ...text, language: 'en', isLikenessAllowed: false, address: '' }),
      ...(!isOnPaper && text),
      signer,
      relationship,
      confirmed: { at: now, by },
    };
    const flags = withoutFlag(registration, 'refused-waiver');
    await this.ports.registrations.changeWaiver({ id: registration.id, waiver: signature, flags });
    await this.ports.audit.note({
      thing: 'registration',
      recordId: registration.id,
      what: isOnPaper ? 'waiver confirmed on paper' : 'waiver confirmed on the phone',
      from: { signer: before?.signer ?? null, confirmedBy: before?.confirmed?.by ?? null },
      to: { signer, relationship, confirmedBy: by, reason },
    });
  }

  /** Refuses a wrong code; the right one shows that this player's letter was read to the end, in the present text. */
  private refuseWrong(code: string, registration: Registration, { language }: Player): void {
    if (code.replace(/\D/g, '') === readOutCode(this.ports.seal, registration, language)) return;
    throw new AnswersRefused({ code: wrongCode });
  }
}

/** Returns the signer that the organizer has written, where there is one. */
function writtenSigner({ signer, relationship }: PaperAnswers) {
  return signer === null || relationship === null ? undefined : { signer, relationship };
}
