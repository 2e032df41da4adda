import { createHash } from 'node:crypto';
import { type Language } from '../../domain/rule/language/language.ts';
import { feeInCents } from '../../domain/rule/payment/fee.ts';
import type { PaymentState } from '../../domain/rule/payment/payment.ts';
import type { PaymentMethod } from '../../domain/rule/payment/payment-method.ts';
import type { Price, PriceReason } from '../../domain/rule/payment/price-on.ts';
import type { Registration } from '../../domain/rule/registration/registration.ts';
import type { WaiverConfirmation, WaiverSignature } from '../../domain/rule/waiver/waiver.ts';
import { waiverIn } from '../../domain/rule/waiver/waiver-in.ts';
import {
  boolean,
  instant,
  instantOfEntry,
  integer,
  nullable,
  numbered,
  rowsOf,
  varchar,
  withDefault,
} from '../database/columns.ts';
import { refersTo } from '../database/keys.ts';

/** Row of a registration, with its payment, price and waiver in columns. */
export interface RegistrationRow extends Omit<Registration, 'payment' | 'price' | 'waiver' | 'registeredAt'> {
  readonly paymentStatus: PaymentState;
  readonly paymentMethod: PaymentMethod | null;
  readonly amountCents: number;
  /** Sum of the ledger's entries. */
  readonly receivedCents: number;
  readonly priceCents: number;
  /** Reason for the price; null for the regular price. */
  readonly priceReason: Exclude<PriceReason, 'regular'> | null;
  /** Price without the siblings and whether it was the early one, beside a sibling's price. */
  readonly alonePriceCents: number | null;
  readonly alonePriceEarly: boolean | null;
  readonly waiverSigner: string | null;
  readonly waiverRelationship: WaiverSignature['relationship'] | null;
  readonly waiverVersion: string | null;
  readonly waiverTextHash: string | null;
  readonly waiverLanguage: Language | null;
  readonly waiverLikeness: boolean | null;
  readonly waiverSignedAt: Date | null;
  readonly waiverAddress: string | null;
  readonly waiverConfirmedAt: Date | null;
  readonly waiverConfirmedBy: WaiverConfirmation['by'] | null;
  /** Team whose captain has confirmed knowing the player. */
  readonly knownTeamId: number | null;
  readonly registrationDate: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** Payment method in words, if it is none of the known ones. */
  readonly paymentMethodText: string | null;
  readonly paymentConfirmedBy: string | null;
  readonly paymentConfirmedAt: Date | null;
}

const table = 'tournament_registrations';

export const registrationRows = rowsOf<RegistrationRow>({
  name: 'registration',
  tableName: table,
  columns: {
    id: numbered(table),
    playerId: integer('player_id'),
    tournamentId: integer('tournament_id'),
    teamId: nullable(integer('team_id')),
    ageBracket: nullable(varchar('age_bracket', 20)),
    notes: nullable(varchar('notes', 500)),
    playWith: nullable(varchar('play_with', 200)),
    paymentStatus: withDefault(varchar('payment_status', 20), 'pending'),
    paymentMethod: nullable(varchar('payment_method', 20)),
    amountCents: integer('amount_cents'),
    receivedCents: withDefault(integer('received_cents'), 0),
    priceCents: withDefault(integer('price_cents'), feeInCents),
    priceReason: nullable(varchar('price_reason', 10)),
    alonePriceCents: nullable(integer('alone_price_cents')),
    alonePriceEarly: nullable(boolean('alone_price_early')),
    flags: { name: 'flags', type: 'text', array: true, default: '{}' },
    waiverSigner: nullable(varchar('waiver_signer', 100)),
    waiverRelationship: nullable(varchar('waiver_relationship', 20)),
    waiverVersion: nullable(varchar('waiver_version', 20)),
    waiverTextHash: nullable(varchar('waiver_text_hash', 64)),
    waiverLanguage: nullable(varchar('waiver_language', 2)),
    waiverLikeness: nullable(boolean('waiver_likeness')),
    waiverSignedAt: nullable(instant('waiver_signed_at')),
    waiverAddress: nullable(varchar('waiver_address', 64)),
    waiverConfirmedAt: nullable(instant('waiver_confirmed_at')),
    waiverConfirmedBy: nullable(varchar('waiver_confirmed_by', 10)),
    contactShared: withDefault(boolean('contact_shared'), false),
    isUnproved: withDefault(boolean('is_unproved'), false),
    knownTeamId: nullable(integer('known_team_id')),
    registrationDate: instant('registration_date'),
    updatedAt: instantOfEntry('updated_at'),
    version: withDefault(integer('version'), 1),
    paymentMethodText: nullable(varchar('payment_method_text', 50)),
    paymentConfirmedBy: nullable(varchar('payment_confirmed_by', 50)),
    paymentConfirmedAt: nullable(instant('payment_confirmed_at')),
  },
  uniques: [{ name: `${table}_once`, columns: ['playerId', 'tournamentId'] }],
  indices: [
    { name: `${table}_team_index`, columns: ['teamId'] },
    { name: `${table}_tournament_index`, columns: ['tournamentId'] },
    { name: `${table}_date_index`, columns: ['registrationDate', 'id'] },
    { name: `${table}_unproved_index`, columns: ['playerId'], synchronize: false },
    { name: `${table}_latest_index`, columns: ['playerId'], synchronize: false },
    { name: `${table}_latest_date_index`, columns: ['registrationDate', 'playerId'] },
  ],
  checks: [
    { name: `${table}_payment_known`, expression: `payment_status in ('pending', 'paid', 'failed')` },
    { name: `${table}_amount_positive`, expression: 'amount_cents >= 0' },
    { name: `${table}_price_positive`, expression: 'price_cents >= 0' },
    { name: `${table}_price_reason_known`, expression: `price_reason in ('early', 'sibling')` },
    { name: `${table}_waiver_language_known`, expression: `waiver_language in ('en', 'es')` },
  ],
  foreignKeys: [
    refersTo(`${table}_player`, 'playerId', 'player'),
    refersTo(`${table}_tournament`, 'tournamentId', 'tournament'),
    {
      name: `${table}_team`,
      target: 'team',
      columnNames: ['teamId', 'tournamentId'],
      referencedColumnNames: ['id', 'tournamentId'],
    },
  ],
});

/** Returns the price of a row; a sibling's price of version 1.0.0 stands without the other. */
export function priceOf({ priceCents: cents, priceReason, alonePriceCents, alonePriceEarly }: RegistrationRow): Price {
  const price = { cents, reason: priceReason ?? 'regular' } as const;
  if (alonePriceCents === null) return price;
  return { ...price, alone: { cents: alonePriceCents, reason: alonePriceEarly === true ? 'early' : 'regular' } };
}

export function priceRow({ cents, reason, alone }: Price) {
  return {
    priceCents: cents,
    priceReason: reason === 'regular' ? null : reason,
    alonePriceCents: alone?.cents ?? null,
    alonePriceEarly: alone === undefined ? null : alone.reason === 'early',
  };
}

/** SHA-256 hashes of the waiver by language, which prove the accepted text. */
export const waiverTextHashes: Readonly<Record<Language, string>> = {
  en: sha256(JSON.stringify(waiverIn.en)),
  es: sha256(JSON.stringify(waiverIn.es)),
};

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
