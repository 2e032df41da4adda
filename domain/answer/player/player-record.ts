import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { PaymentState } from '../../rule/payment/payment.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import { maskedEmail, maskedName, maskedPhone } from '../../rule/player/mask.ts';
import { ageIn, type Contact, isMinor, type Player } from '../../rule/player/player.ts';
import { detailsOf, type PlayerDetails, type WishedDetail } from '../../rule/player/player-details.ts';
import type { SkillLevel } from '../../rule/player/skill-level.ts';
import type { WaiverState } from '../../rule/waiver/waiver.ts';
import { codeMinutes } from '../../use-case/player/contact-code.ts';
import { type RegisteredFor, type RegistrationView, registrationView } from './registration-view.ts';

/** Player with all registrations, the latest first. */
export interface RegisteredPlayer {
  readonly player: Player;
  readonly registrations: readonly RegisteredFor[];
}

/** Extent to which a record's own page is visible: before the address on file has confirmed the caller, or after it. */
export type Disclosure = 'masked' | 'full' | 'confirmed';

/** Record of the Player ID page: these fields and nothing else. */
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
  /** Whether the player leads the team shown, and can have the link to its page mailed. */
  readonly isCaptain: boolean;
  readonly tournamentId: number | null;
  readonly tournament: string | null;
  /** Additional details that the tournament asks. */
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
  /** Latest request to join a team, with its outcome. */
  readonly joinRequest: RegistrationView['joinRequest'];
  /** All registrations, the latest first: the record itself shows that one. */
  readonly registrations: readonly RegistrationView[];
  /** Whether the address on file has confirmed the caller, who may change what names and reaches the family. */
  readonly isConfirmed: boolean;
}

/** Returns the record of the Player ID page; a minor's email and the parent's fields are masked. */
export function playerRecord(
  { player, registrations }: RegisteredPlayer,
  year: number,
  disclosure: Disclosure,
): PlayerRecord {
  const isMasked = disclosure === 'masked' && isMinor(player, year);
  return {
    id: player.id,
    name: player.name,
    phone: player.phone,
    age: player.birthYear === null ? null : ageIn(year, player.birthYear),
    birthYear: player.birthYear,
    skillLevel: player.skillLevel,
    currentClub: player.currentClub,
    ...detailsOf(player),
    ...contactShown(player, isMasked),
    ...latestOf(registrations),
    registrations: registrations.map((one) => registrationView(one, isMasked)),
    isConfirmed: disclosure === 'confirmed',
  };
}

function contactShown(contact: Contact, isMasked: boolean): Contact {
  const { email, parentName, parentEmail, parentPhone } = contact;
  return isMasked ? maskedContact(contact) : { email, parentName, parentEmail, parentPhone };
}

/** Masks contact details so that only the family itself recognises them. */
function maskedContact({ email, parentName, parentEmail, parentPhone }: Contact): Contact {
  return {
    email: maskedEmail(email),
    parentName: parentName && maskedName(parentName),
    parentEmail: parentEmail && maskedEmail(parentEmail),
    parentPhone: parentPhone && maskedPhone(parentPhone),
  };
}

/** Fields of the latest registration that the record itself shows. */
type Latest = Pick<PlayerRecord, keyof typeof withoutRegistration>;

function latestOf([latest]: RegisteredPlayer['registrations']): Latest {
  if (latest === undefined) return withoutRegistration;
  const view = registrationView(latest, true);
  return {
    isIndividual: view.isIndividual,
    teamId: view.teamId,
    teamName: view.teamName,
    isCaptain: view.isCaptain,
    tournamentId: view.tournamentId,
    tournament: view.tournament,
    asks: latest.tournament.asks,
    ageBracket: view.ageBracket,
    registrationDate: view.registrationDate,
    paymentMethod: view.paymentMethod,
    paymentStatus: view.paymentStatus,
    paymentConfirmed: view.paymentConfirmed,
    amountCents: view.amountCents,
    paymentReference: view.paymentReference,
    waiverSigned: view.waiverSigned,
    waiverState: view.waiverState,
    joinRequest: view.joinRequest,
  };
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

/** Record of the Player ID page as the code from the mailbox on file opens it. */
export interface ConfirmedRecord extends PlayerRecord {
  /** Sealed part of the link to the waiver; null unless the code has just proved the signer's mailbox and the waiver is not confirmed. */
  readonly sealedWaiver: string | null;
  /** Whether a code or a link has just proved the signer's mailbox: the session may see the whole record, withdraw and erase. */
  readonly isSigner?: boolean;
}

/** Player whose record a mailed link has opened. */
export interface RecordOpened {
  readonly playerId: number;
}

/** Masked address that a code was sent to, and the minutes for which it is valid. */
export interface CodeSent {
  readonly sentTo: string;
  readonly minutes: number;
}

export function codeSent(address: string): CodeSent {
  return { sentTo: maskedEmail(address), minutes: codeMinutes };
}
