import type { Given } from '../../port/ports.ts';
import { refuseContradictions } from '../../rule/form/accept-answers.ts';
import { noSuchPlayer } from '../../rule/player/player.ts';
import { noSuchRegistration, withoutFlag } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { type WaiverSignature, waiverState } from '../../rule/waiver/waiver.ts';
import { waiver } from '../../rule/waiver/waiver-text.ts';
import { type PaperAnswers, paperForm } from './paper-form.ts';
import { signerOnFile } from './signer-on-file.ts';

/**
 * Confirms a waiver that lies there on paper; the audit stores what the organizer has seen. One that is confirmed stays as it is unless
 * another signer is written, so that a press that comes late from a phone without a network changes no legal record.
 */
export async function confirmOnPaper(
  { registrations, players, audit, clock }: Given<'registrations' | 'players'>,
  asked: { readonly registrationId: number; readonly answers: PaperAnswers },
): Promise<void> {
  const now = clock.now();
  const registration = (await registrations.lock(asked.registrationId))?.record;
  if (registration === undefined) throw noSuchRegistration();
  const player = await players.find(registration.playerId);
  if (player === undefined) throw noSuchPlayer();
  const circumstances = { year: easternYear(now), birthYear: player.birthYear };
  refuseContradictions(paperForm, asked.answers, circumstances);
  const { reason } = asked.answers;
  const before = registration.waiver;
  const written = writtenSigner(asked.answers);
  if (written === undefined && waiverState(before) === 'confirmed') return;
  const { signer, relationship } = written ?? signerOnFile(player, before, circumstances.year);
  const onPaper = {
    version: waiver.version,
    language: 'en',
    signedAt: now,
    isLikenessAllowed: false,
    address: '',
  } as const;
  const signature: WaiverSignature = {
    ...(before ?? onPaper),
    signer,
    relationship,
    confirmed: { at: now, by: 'paper' },
  };
  const flags = withoutFlag(registration, 'refused-waiver');
  await registrations.changeWaiver({ id: registration.id, waiver: signature, flags });
  await audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'waiver confirmed on paper',
    from: { signer: before?.signer ?? null, confirmedBy: before?.confirmed?.by ?? null },
    to: { signer, relationship, confirmedBy: 'paper', reason },
  });
}

/** Returns the signer that the organizer has written, where there is one. */
function writtenSigner({ signer, relationship }: PaperAnswers) {
  return signer === null || relationship === null ? undefined : { signer, relationship };
}
