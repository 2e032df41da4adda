import type { Language } from '../../language/language.ts';
import { paymentDue } from '../../payment/payment.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { type Price, siblingPrice } from '../../payment/price.ts';
import { familyKey, isSibling } from '../../player/family.ts';
import type { Player } from '../../player/player.ts';
import { ageIn, isMinor } from '../../player/player.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Applicant } from '../../registration/applicant.ts';
import {
  alreadyRegistered,
  type NewRegistration,
  type Registration,
  type RegistrationFlag,
} from '../../registration/registration.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import { isTooOldFor, playsUp } from '../../tournament/age-bracket.ts';
import { type Tournament, yearOfAges } from '../../tournament/tournament.ts';
import { waiverSigner } from '../../waiver/waiver.ts';
import { waiver } from '../../waiver/waiver-text.ts';
import type { Recognised } from '../newcomer/recognise-player.ts';

/** What is asked for with a registration, and the circumstances in which it is asked. */
export interface Entry {
  readonly applicant: Applicant;
  readonly tournament: Tournament;
  readonly teamId: number | null;
  readonly isWaitlisted: boolean;
  readonly ageBracket: AgeBracket | null;
  readonly notes: string | null;
  readonly playWith: string | null;
  /** Null where nobody has said how it will be paid. */
  readonly paymentMethod: PaymentMethod | null;
  readonly termsAccepted: true | null;
  readonly likenessAllowed: boolean;
  /** Whether whoever fills in the form lets the team reach the contact in it. */
  readonly contactShared: boolean;
  /** Whether whoever fills in the form has shown the mailbox on file. */
  readonly isProved?: boolean;
  /** What is asked of whoever comes alone. */
  readonly price: Price;
  readonly now: Date;
  readonly year: number;
  readonly address: string;
  /** In which whoever fills in the form reads it, and the waiver with it. */
  readonly language: Language | undefined;
}

/** Registers a recognised person for a tournament, once. */
export async function enterTournament(
  registrations: Registrations,
  { player, isNewcomer }: Recognised,
  entry: Entry,
): Promise<Registration> {
  if (!isNewcomer && (await registrations.find(player.id, entry.tournament.id)) !== undefined)
    throw alreadyRegistered(player);
  const price = await priceWithin(registrations, player, entry);
  return registrations.add(newRegistration(player, isNewcomer, { ...entry, price }));
}

/** The price of an entry: that of a sibling where one of the family is registered already, whichever door they come through. */
export async function priceWithin(
  registrations: Registrations,
  player: Player,
  { price, tournament, before = [] }: PricedEntry,
): Promise<Price> {
  if (tournament.siblingPriceCents === null) return price;
  const family = await registrations.lockFamily(tournament.id, familyKey(player));
  return [...family, ...before].some((other) => isSibling(player, other)) ? siblingPrice(price, tournament) : price;
}

/** Who comes in the same go and is not on file there yet stands in `before`. */
interface PricedEntry extends Pick<Entry, 'price' | 'tournament'> {
  readonly before?: readonly Player[];
}

/** The registration of somebody who is on file, as it will be made. */
export function newRegistration(player: Player, isNewcomer: boolean, entry: Entry): NewRegistration {
  const hasOtherContact = !isNewcomer && differs(player, entry.applicant);
  return {
    playerId: player.id,
    tournamentId: entry.tournament.id,
    teamId: entry.teamId,
    ageBracket: entry.ageBracket,
    notes: entry.notes,
    playWith: entry.playWith,
    payment: paymentDue(entry.paymentMethod, entry.price.cents, entry.isWaitlisted),
    price: entry.price,
    flags: [...flagsOf(entry), ...(hasOtherContact ? (['other-contact'] as const) : [])],
    otherContact: hasOtherContact ? contactOf(entry.applicant) : null,
    waiver: signature(player, entry),
    // The contact of somebody on file is not theirs to share who know a name and a phone: that the mailbox on file decides.
    contactShared: entry.contactShared && (isNewcomer || entry.isProved === true),
    registeredAt: entry.now,
  };
}

function flagsOf({ applicant, tournament, ageBracket, year }: Entry): readonly RegistrationFlag[] {
  const { birthYear } = applicant;
  if (birthYear === null) return [];
  const age = ageIn(yearOfAges(tournament, year), birthYear);
  const lacksGuardian = applicant.parentName === null || applicant.parentEmail === null;
  return [
    ...(ageBracket !== null && isTooOldFor(ageBracket, age) ? (['too-old'] as const) : []),
    ...(ageBracket !== null && playsUp(ageBracket, age) ? (['plays-up'] as const) : []),
    ...(ageIn(year, birthYear) < 13 && lacksGuardian ? (['no-guardian'] as const) : []),
  ];
}

/** An adult signs with the form. For a minor it is only claimed there, and nobody types a player on file into an adult. */
function signature(onFile: Player, entry: Entry): Registration['waiver'] {
  const { applicant, year } = entry;
  const birthYear = isMinor(onFile, year) ? onFile.birthYear : applicant.birthYear;
  const signer = entry.termsAccepted === true ? waiverSigner({ ...applicant, birthYear }, year) : undefined;
  if (signer === undefined) return null;
  return {
    ...signer,
    version: waiver.version,
    language: entry.language ?? 'en',
    isLikenessAllowed: entry.likenessAllowed,
    signedAt: entry.now,
    address: entry.address,
    confirmed: signer.relationship === 'self' ? { at: entry.now, by: 'self' } : null,
  };
}

function contactOf({ email, parentName, parentEmail, parentPhone }: Applicant) {
  return { email, parentName, parentEmail, parentPhone };
}

function differs(onFile: Player, given: Applicant): boolean {
  const changed = (one: string | null, other: string | null) =>
    other !== null && one?.toLowerCase() !== other.toLowerCase();
  return (
    changed(onFile.email, given.email) ||
    changed(onFile.parentName, given.parentName) ||
    changed(onFile.parentEmail, given.parentEmail) ||
    changed(onFile.parentPhone, given.parentPhone)
  );
}
