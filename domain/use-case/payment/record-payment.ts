import { changesBetween } from '../../audit/changes.ts';
import { type Held, refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { tick } from '../../form/agreement.ts';
import { choice } from '../../form/choice.ts';
import { accepted, type Field, isBlank, optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { amountDue } from '../../payment/fee.ts';
import { type PaymentState, paymentStates, type RecordedPayment } from '../../payment/payment.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Site } from '../../port/site.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Registration } from '../../registration/registration.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import { receiptLetter } from './receipt-letter.ts';
import { type RecordedMethod, recordedMethod } from './recorded-method.ts';

/** Ticked unless somebody unticks it. */
const confirmed: Field<boolean> = {
  ...tick('Payment confirmed'),
  read: (raw, at) => (isBlank(raw) ? accepted(true) : tick('Payment confirmed').read(raw, at)),
};

const customMethod = optional(
  text({ label: 'Custom payment method', max: [50, 'Custom payment method must be less than 50 characters'] }),
);

/** The payment of a player has come, and how; the words of another way may stand beside it. */
export const playerPayment = form({ paymentMethod: recordedMethod, paymentConfirmed: confirmed, customMethod });

type PlayerPayment = Answers<typeof playerPayment>;

/** The state of a registration's payment. */
export const registrationPayment = form({
  paymentStatus: choice(
    'Payment status',
    paymentStates.map((value) => ({ value, label: value })),
    'Payment status must be pending, paid or failed',
  ),
  paymentMethod: optional(recordedMethod),
  customMethod,
});

type RegistrationPayment = Answers<typeof registrationPayment>;

/** An organizer writes down that the payment of a player has come, for the registration the player is shown with. */
export class RecordPlayerPayment {
  constructor(
    readonly players: Players,
    readonly registrations: Registrations,
    readonly tournaments: Tournaments,
    readonly site: Site,
    readonly audit: Audit,
    readonly clock: Clock,
    readonly outbox: Outbox,
    readonly links: Links,
  ) {}

  async run(asked: {
    readonly id: number;
    readonly answers: PlayerPayment;
    readonly by: string;
  }): Promise<Registration> {
    const { answers } = asked;
    if ((await this.players.find(asked.id)) === undefined) throw noSuchPlayer();
    const [shown] = await this.registrations.ofPlayer(asked.id);
    if (shown === undefined) throw new Refusal('conflict', 'This player is not registered for a tournament yet');
    const state = answers.paymentConfirmed ? 'paid' : 'pending';
    const recorded = spelled(answers.paymentMethod, answers.customMethod);
    return record(this, await heldRegistration(this, shown.id), { state, recorded }, asked.by);
  }
}

/** An organizer writes down what has become of a registration's payment, who says so and when. */
export class RecordPayment {
  constructor(
    readonly players: Players,
    readonly registrations: Registrations,
    readonly tournaments: Tournaments,
    readonly site: Site,
    readonly audit: Audit,
    readonly clock: Clock,
    readonly outbox: Outbox,
    readonly links: Links,
  ) {}

  async run(asked: {
    readonly id: number;
    readonly answers: RegistrationPayment;
    readonly seen: SeenVersion;
    readonly by: string;
  }): Promise<Registration> {
    const held = await heldRegistration(this, asked.id);
    refuseStale('registration', asked.seen, held.version);
    const { paymentStatus: state, paymentMethod, customMethod: words } = asked.answers;
    return record(this, held, { state, recorded: paymentMethod && spelled(paymentMethod, words) }, asked.by);
  }
}

async function heldRegistration({ registrations }: Needs<'registrations'>, id: number): Promise<Held<Registration>> {
  const held = await registrations.lock(id);
  if (held === undefined) throw noSuchRegistration();
  return held;
}

type Recording = Needs<'players' | 'registrations' | 'tournaments' | 'site' | 'audit' | 'clock' | 'outbox' | 'links'>;

async function record(ports: Recording, held: Held<Registration>, entered: Entered, by: string): Promise<Registration> {
  const { id, payment } = held.record;
  const { feeCents } = await ports.site.settings();
  const method = entered.recorded?.method ?? payment.method;
  const isPaid = entered.state === 'paid';
  const recorded: RecordedPayment = {
    state: entered.state,
    method,
    methodText: entered.recorded?.text ?? null,
    amountCents: payment.state === 'paid' && isPaid ? payment.amountCents : amountDue(method, feeCents),
    confirmedBy: isPaid ? by : null,
    confirmedAt: isPaid ? ports.clock.now() : null,
  };
  await ports.registrations.recordPayment(id, recorded);
  const changes = changesBetween(payment, recorded);
  await ports.audit.note({ thing: 'registration', recordId: id, what: `payment ${entered.state}`, ...changes });
  if (isPaid && payment.state !== 'paid') await sendReceipt(ports, held.record, recorded);
  return { ...held.record, payment: recorded };
}

/** Who has paid is told once for each time it is written down anew. */
async function sendReceipt(ports: Recording, registration: Registration, payment: RecordedPayment): Promise<void> {
  const player = await ports.players.find(registration.playerId);
  const tournament = await ports.tournaments.find(registration.tournamentId);
  if (player === undefined || tournament === undefined || payment.confirmedAt === null) return;
  const paid = { player, registration, tournament, payment, at: payment.confirmedAt };
  await ports.outbox.post(receiptLetter(paid, ports.links));
}

interface Entered {
  readonly state: PaymentState;
  readonly recorded: RecordedMethod | null;
}

function spelled({ method, text: words }: RecordedMethod, custom: string | null): RecordedMethod {
  return { method, text: words ?? (method === 'other' ? custom : null) };
}
