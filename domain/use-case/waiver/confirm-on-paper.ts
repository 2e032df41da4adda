import { refuseContradictions } from '../../form/accept-answers.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchRegistration, withoutFlag } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import type { WaiverSignature } from '../../waiver/waiver.ts';
import { waiver } from '../../waiver/waiver-text.ts';
import { type PaperAnswers, paperForm } from './paper-form.ts';

/** An organizer enters a waiver that was signed on paper; why it counts is kept in the audit. */
export class ConfirmOnPaper {
  constructor(private readonly ports: Given<'registrations' | 'players'>) {}

  async run(asked: { readonly registrationId: number; readonly answers: PaperAnswers }): Promise<void> {
    const now = this.ports.clock.now();
    const registration = (await this.ports.registrations.lock(asked.registrationId))?.record;
    if (registration === undefined) throw noSuchRegistration();
    const player = await this.ports.players.find(registration.playerId);
    if (player === undefined) throw noSuchPlayer();
    const circumstances = { year: easternYear(now), birthYear: player.birthYear };
    refuseContradictions(paperForm, asked.answers, circumstances);
    const { signer, relationship, reason } = asked.answers;
    const before = registration.waiver;
    const signature: WaiverSignature = {
      ...(before ?? { version: waiver.version, language: 'en', isLikenessAllowed: false, signedAt: now, address: '' }),
      signer,
      relationship,
      confirmed: { at: now, by: 'paper' },
    };
    const flags = withoutFlag(registration, 'refused-waiver');
    await this.ports.registrations.changeWaiver({ id: registration.id, waiver: signature, flags });
    await this.ports.audit.note({
      thing: 'registration',
      recordId: registration.id,
      what: 'waiver confirmed on paper',
      from: { signer: before?.signer ?? null, confirmedBy: before?.confirmed?.by ?? null },
      to: { signer, relationship, confirmedBy: 'paper', reason },
    });
  }
}
