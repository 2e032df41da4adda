import type { PaymentState } from '../../payment/payment.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { maskedEmail, maskedName, maskedPhone } from '../../player/mask.ts';
import { ageIn, type Contact, isMinor, type Player } from '../../player/player.ts';
import { type GuardedField, mailboxOf, type PlayerChange, waitingFields } from '../../player/player-change.ts';
import { detailsOf, type PlayerDetails, type WishedDetail } from '../../player/player-details.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import type { WaiverState } from '../../waiver/waiver.ts';
import { type RegisteredFor, type ShownRegistration, shownRegistration } from './shown-registration.ts';

/** A player with all registrations, the latest first. */
export interface RegisteredPlayer {
  readonly player: Player;
  readonly registrations: readonly RegisteredFor[];
  readonly pending: PendingChange | null;
  /** Money of the family that the organizers keep for a later registration, in US cents; none where it is not said. */
  readonly creditCents?: number;
}

/** Fields of which another value waits, and the mailbox that confirms it; null where an organizer does. */
export interface PendingChange {
  readonly fields: readonly GuardedField[];
  /** The address, masked. */
  readonly confirmAt: string | null;
}

/** What waits of a player; nothing is mailed where no mail server is set up. */
export function pendingChange(
  player: Player,
  changes: readonly PlayerChange[],
  isMailSetUp: boolean,
): PendingChange | null {
  const fields = waitingFields(changes);
  const mailbox = isMailSetUp ? mailboxOf(player) : null;
  return fields.length === 0 ? null : { fields, confirmAt: mailbox && maskedEmail(mailbox) };
}

/** How much of a record its own page discloses before the address on file has confirmed. */
export type Disclosure = 'masked' | 'full';

/** The Player ID page's record: these fields and nothing else. */
export interface PlayerRecord extends PlayerDetails {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly age: number | null;
  readonly birthYear: number | null;
  readonly skillLevel: SkillLevel;
  readonly currentClub: string;
  readonly parentName: string | null;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
  readonly isIndividual: boolean;
  readonly teamId: number | null;
  readonly teamName: string | null;
  /** Leads the team shown, and can have the link to its page mailed. */
  readonly isCaptain: boolean;
  readonly tournamentId: number | null;
  readonly tournament: string | null;
  /** The details that the tournament asks beside those of every form. */
  readonly asks: readonly WishedDetail[];
  readonly ageBracket: AgeBracket | null;
  readonly registrationDate: string | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentState | null;
  readonly paymentConfirmed: boolean;
  readonly amountCents: number | null;
  readonly paymentReference: string | null;
  readonly waiverSigned: boolean;
  /** Null without a registration. */
  readonly waiverState: WaiverState | null;
  /** The latest request to join a team, and what became of it. */
  readonly joinRequest: ShownRegistration['joinRequest'];
  /** Every registration, the latest first: that one is the record's own. */
  readonly registrations: readonly ShownRegistration[];
  /** What the family has asked for and its mailbox has not confirmed yet. */
  readonly pending: PendingChange | null;
  /** Money that the organizers keep for a later registration, in US cents. */
  readonly creditCents: number;
}

/** What the Player ID page shows; a minor's e-mail and the parent's fields are masked. */
export function playerRecord(
  { player, registrations, pending, creditCents = 0 }: RegisteredPlayer,
  year: number,
  disclosure: Disclosure,
): PlayerRecord {
  return {
    id: player.id,
    name: player.name,
    phone: player.phone,
    age: player.birthYear === null ? null : ageIn(year, player.birthYear),
    birthYear: player.birthYear,
    skillLevel: player.skillLevel,
    currentClub: player.currentClub,
    ...detailsOf(player),
    ...contactShown(player, disclosure === 'masked' && isMinor(player, year)),
    ...latestOf(registrations),
    registrations: registrations.map(shownRegistration),
    pending,
    creditCents,
  };
}

function contactShown(contact: Contact, isMasked: boolean): Contact {
  const { email, parentName, parentEmail, parentPhone } = contact;
  return isMasked ? maskedContact(contact) : { email, parentName, parentEmail, parentPhone };
}

/** How a family can be reached, as only the family itself can read it. */
export function maskedContact({ email, parentName, parentEmail, parentPhone }: Contact): Contact {
  return {
    email: maskedEmail(email),
    parentName: parentName && maskedName(parentName),
    parentEmail: parentEmail && maskedEmail(parentEmail),
    parentPhone: parentPhone && maskedPhone(parentPhone),
  };
}

function latestOf([latest]: RegisteredPlayer['registrations']) {
  if (latest === undefined) return withoutRegistration;
  const {
    canChange: _,
    owedCents: _o,
    priceCents: _p,
    priceReason: _r,
    checklist: _c,
    ...shown
  } = shownRegistration(latest);
  return { ...shown, asks: latest.tournament.asks };
}

const withoutRegistration = {
  isIndividual: true,
  teamId: null,
  teamName: null,
  isCaptain: false,
  tournamentId: null,
  tournament: null,
  asks: [],
  ageBracket: null,
  registrationDate: null,
  paymentMethod: null,
  paymentStatus: null,
  paymentConfirmed: false,
  amountCents: null,
  paymentReference: null,
  waiverSigned: false,
  waiverState: null,
  joinRequest: null,
} as const;
