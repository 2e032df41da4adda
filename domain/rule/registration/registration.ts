import type { AgeBracket } from '../age/age-bracket.ts';
import { said } from '../language/sentence.ts';
import type { Payment } from '../payment/payment.ts';
import type { Price } from '../payment/price-on.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { WaiverSignature } from '../waiver/waiver.ts';

/** Flags that ask for an organizer's attention. */
const registrationFlags = ['too-old', 'plays-up', 'no-guardian', 'refused-waiver'] as const;

export type RegistrationFlag = (typeof registrationFlags)[number];

/** Flags shown to organizers: those on file, and a waiver that nobody has signed or that a parent has not confirmed. */
export const shownFlags = [...registrationFlags, 'unsigned-waiver', 'claimed-waiver'] as const;

export type ShownFlag = (typeof shownFlags)[number];

/** Registration of one player for one tournament. */
export interface Registration {
  readonly id: number;
  readonly playerId: number;
  readonly tournamentId: number;
  /** Team of the player, null for a free agent. */
  readonly teamId: number | null;
  readonly ageBracket: AgeBracket | null;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly payment: Payment;
  /** Price and its reason, fixed when the registration is made; a waiting player owes it once there is a place. */
  readonly price: Price;
  readonly flags: readonly RegistrationFlag[];
  readonly waiver: WaiverSignature | null;
  /** Whether the family shares its contact data with the team. */
  readonly contactShared: boolean;
  /** Whether a free agent came onto the team, or asked one, by name and phone alone, and no mailbox on file has answered since. */
  readonly isUnproved: boolean;
  readonly registeredAt: Date;
}

export type NewRegistration = Omit<Registration, 'id'>;

/** Returns the flags of a registration, with one more or without one. */
export function withFlag({ flags }: Pick<Registration, 'flags'>, flag: RegistrationFlag): readonly RegistrationFlag[] {
  return flags.includes(flag) ? flags : [...flags, flag];
}

export function withoutFlag(
  { flags }: Pick<Registration, 'flags'>,
  flag: RegistrationFlag,
): readonly RegistrationFlag[] {
  return flags.filter((one) => one !== flag);
}

/** Returns the refusal of a second registration of a player for one tournament. */
export function alreadyRegistered(player: Pick<Player, 'name'>): Refusal {
  const told = said('{player} is already registered for this tournament', { player: player.name });
  return new Refusal('conflict', told, { registered: true });
}

export function noSuchRegistration(): Refusal {
  return new Refusal('not-found', 'Registration not found');
}

/** Tells whether a refusal's details say that the player is registered already. */
export function isAlreadyRegistered(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'registered' in details && details.registered === true;
}
