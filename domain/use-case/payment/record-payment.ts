import type { SeenVersion } from '../../rule/audit/seen-version.ts';
import { noSuchPlayer } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { PlayerPayment, RegistrationPayment } from './player-payment-form.ts';
import { recordState } from './record-state.ts';
import { wayOf } from './recorded-method.ts';
import type { RecordPaymentPorts } from './save-settlement.ts';

/** Records a player's payment for the latest registration, which the player is listed with. */
export async function recordPlayerPayment(
  given: RecordPaymentPorts,
  asked: {
    readonly id: number;
    readonly answers: PlayerPayment;
    readonly seen: SeenVersion;
    readonly by: string;
  },
): Promise<Registration> {
  const { paymentMethod, paymentConfirmed, customMethod: words } = asked.answers;
  if ((await given.players.find(asked.id)) === undefined) throw noSuchPlayer();
  const [shown] = await given.registrations.ofPlayer(asked.id);
  if (shown === undefined) throw new Refusal('conflict', 'This player is not registered for a tournament yet');
  const entered = { state: paymentConfirmed ? 'paid' : 'pending', way: wayOf(paymentMethod, words) } as const;
  return recordState(given, shown.id, { ...entered, seen: seenOf(shown, asked.seen) }, asked.by);
}

/** Returns the version seen of the shown registration: a listed player's version names person, registration and its version. */
function seenOf({ id }: Registration, seen: SeenVersion): SeenVersion {
  if (seen === undefined) return undefined;
  const [, shownId, version = ''] = seen.split('.');
  return Number(shownId) === id ? version : '';
}

/** Records the state of a registration's payment, with the organizer and the time. */
export async function recordPayment(
  given: RecordPaymentPorts,
  asked: {
    readonly id: number;
    readonly answers: RegistrationPayment;
    readonly seen: SeenVersion;
    readonly by: string;
  },
): Promise<Registration> {
  const { paymentStatus: state, paymentMethod, customMethod: words, isUndo, amountCents } = asked.answers;
  const way = paymentMethod && wayOf(paymentMethod, words);
  return recordState(given, asked.id, { state, way, isUndo, amountCents, seen: asked.seen }, asked.by);
}
