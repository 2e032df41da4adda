import { type PhoneHeard, type PhoneState, phoneState, silenceOf } from '../../session/keeper-phone.ts';

/** Score keeper's phone as organizers see it next to the game it keeps. */
export interface KeeperPhone {
  readonly keeperId: number;
  readonly keeper: string;
  /** Game that was opened on it last. */
  readonly gameId: number;
  readonly state: PhoneState;
  readonly waiting: number;
  /** Seconds since its last heartbeat. */
  readonly silentSeconds: number;
}

/** Stored state of a phone. */
export interface PhoneOnFile extends PhoneHeard {
  readonly keeperId: number;
  readonly keeper: string;
  readonly gameId: number;
}

/** Returns the present state of a phone. */
export function keeperPhone(phone: PhoneOnFile, now: Date): KeeperPhone {
  const { keeperId, keeper, gameId, waiting, heardAt } = phone;
  return { keeperId, keeper, gameId, waiting, state: phoneState(phone, now), silentSeconds: silenceOf(heardAt, now) };
}
