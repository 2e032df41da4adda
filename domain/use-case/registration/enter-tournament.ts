import type { Needs } from '../../port/ports.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { Language } from '../../rule/language/language.ts';
import { paymentDue } from '../../rule/payment/payment.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import { siblingPrice } from '../../rule/payment/price.ts';
import type { Price } from '../../rule/payment/price-on.ts';
import { familyKey, isSibling } from '../../rule/player/family.ts';
import { differingFields } from '../../rule/player/guarded-fields.ts';
import { isChild, isMinor, type Player } from '../../rule/player/player.ts';
import type { Applicant } from '../../rule/registration/applicant.ts';
import { withAgeFlags } from '../../rule/registration/deciding-age.ts';
import {
  alreadyRegistered,
  type NewRegistration,
  type Registration,
  type RegistrationFlag,
} from '../../rule/registration/registration.ts';
import { isWaiting, type Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { waiverSigner } from '../../rule/waiver/waiver.ts';
import { waiver } from '../../rule/waiver/waiver-text.ts';
import { carryMoney } from '../ledger/carry-money.ts';
import type { RecordPaymentPorts } from '../payment/save-settlement.ts';
import { askingTeamLetter, onTeamLetter } from './come-along-letters.ts';
import { contactKeptLetter } from './contact-kept-letter.ts';
import type { Recognised } from './recognise-player.ts';
import { lockFreeAgent, takePlace } from './roster-fit.ts';

/** Ports needed to register somebody. */
export type EnteringPorts = RecordPaymentPorts & Needs<'seal' | 'joinRequests'>;

/** Requested registration, with its circumstances. */
export interface Entry {
  readonly applicant: Applicant;
  readonly tournament: Tournament;
  /** Team to play for; null for a player who comes alone. */
  readonly team: Team | null;
  readonly ageBracket: AgeBracket | null;
  readonly notes: string | null;
  readonly playWith: string | null;
  /** Null where the method is unknown. */
  readonly paymentMethod: PaymentMethod | null;
  readonly termsAccepted: true | null;
  readonly likenessAllowed: boolean;
  /** Whether the team may see the contact data in the form. */
  readonly contactShared: boolean;
  /** Team that the player only asks for a place. */
  readonly askedTeam?: Team | null;
  /** Whether the sender of the form has proved access to the mailbox on file. */
  readonly isProved?: boolean;
  /** Price of a registration without siblings. */
  readonly price: Price;
  readonly now: Date;
  readonly year: number;
  readonly address: string;
  /** Language of the form, and of the waiver in it. */
  readonly language: Language | undefined;
}

/** Registers a recognised person for a tournament. A free agent of it comes with the registration on file; anybody else on file is refused. */
export async function enterTournament(
  ports: EnteringPorts,
  { player, isNewcomer }: Recognised,
  entry: Entry,
): Promise<Registration> {
  const { registrations } = ports;
  const onFile = isNewcomer ? undefined : await registrations.find(player.id, entry.tournament.id);
  if (onFile !== undefined) return comeAlong(ports, { player, onFile }, entry);
  const price = await priceWithin(registrations, player, entry);
  const registration = await registrations.add(newRegistration(player, isNewcomer, { ...entry, price }));
  if (!isNewcomer && givesOtherContact(player, entry.applicant))
    await ports.outbox.post(contactKeptLetter(player, registration, ports.links));
  return isNewcomer ? registration : carryMoney(ports, registration);
}

/** Puts a free agent on the team, or lets them ask it, with the registration, payment and waiver on file, and tells the signer. */
async function comeAlong(
  ports: EnteringPorts,
  { player, onFile }: { readonly player: Player; readonly onFile: Registration },
  entry: Entry,
): Promise<Registration> {
  const { team, tournament, now, year, askedTeam = null, isProved = false } = entry;
  const named = team ?? askedTeam;
  if (onFile.teamId !== null || named === null) throw alreadyRegistered(player);
  const free = await lockFreeAgent(ports, onFile.id);
  const asking = { ...free, isUnproved: !isProved };
  const registration = team === null ? asking : await takePlace(ports, asking, { team, player, tournament, year });
  if (team === null) await ports.registrations.save(asking);
  const letter = team === null ? askingTeamLetter : onTeamLetter;
  await ports.outbox.post(letter({ player, registration, team: named, tournament, now }, ports));
  return registration;
}

/** Returns the price of an entry: the sibling price where one of the family is registered already, through whichever form. */
export async function priceWithin(
  registrations: Registrations,
  player: Player,
  { price, tournament }: Pick<Entry, 'price' | 'tournament'>,
): Promise<Price> {
  if (tournament.siblingPriceCents === null) return price;
  const family = await registrations.lockFamily(tournament.id, familyKey(player));
  return family.some((other) => isSibling(player, other)) ? siblingPrice(price, tournament) : price;
}

/** Returns the new registration of a stored person. */
export function newRegistration(player: Player, isNewcomer: boolean, entry: Entry): NewRegistration {
  return {
    playerId: player.id,
    tournamentId: entry.tournament.id,
    teamId: entry.team?.id ?? null,
    ageBracket: entry.ageBracket,
    notes: entry.notes,
    playWith: entry.playWith,
    payment: paymentDue(entry.paymentMethod, entry.price.cents, isWaiting(entry.team)),
    price: entry.price,
    flags: flagsOf(entry),
    waiver: signature(player, entry),
    // Sharing the contact on file needs access to its mailbox; knowing a name and a phone is not enough.
    contactShared: entry.contactShared && (isNewcomer || entry.isProved === true),
    isUnproved: false,
    registeredAt: entry.now,
  };
}

function flagsOf({ applicant, tournament, ageBracket, year }: Entry): readonly RegistrationFlag[] {
  const { birthYear, parentName, parentEmail } = applicant;
  if (birthYear === null) return [];
  const lacksGuardian = isChild(applicant, year) && (parentName === null || parentEmail === null);
  const flags = lacksGuardian ? (['no-guardian'] as const) : [];
  return withAgeFlags({ flags, ageBracket }, birthYear, tournament, year);
}

/** Returns the signature given with the form. An adult signs there; for a minor it is only claimed, and a typed birth year makes no adult of a minor on file. */
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

/** Tells whether a form gives another contact than the one on file; what it leaves out is no other. */
function givesOtherContact(onFile: Player, { email, parentName, parentEmail, parentPhone }: Applicant): boolean {
  const given = Object.entries({ email, parentName, parentEmail, parentPhone }).filter(([, value]) => value !== null);
  return differingFields(onFile, Object.fromEntries(given)).length > 0;
}
