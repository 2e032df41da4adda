import { type PhoneHeard, type PhoneState, phoneState, silenceOf } from '../../session/keeper-phone.ts';

/** A score keeper's phone as organizers see it beside the game it keeps. */
export interface KeeperPhone {
  readonly keeperId: number;
  readonly keeper: string;
  /** The game that was opened on it last. */
  readonly gameId: number;
  readonly state: PhoneState;
  readonly waiting: number;
  /** For how long nothing has been heard from it. */
  readonly silentSeconds: number;
}

/** What is on file of a phone. */
export interface PhoneOnFile extends PhoneHeard {
  readonly keeperId: number;
  readonly keeper: string;
  readonly gameId: number;
}

/** The phone as it is shown now. */
export function keeperPhone(phone: PhoneOnFile, now: Date): KeeperPhone {
  const { keeperId, keeper, gameId, waiting, heardAt } = phone;
  return { keeperId, keeper, gameId, waiting, state: phoneState(phone, now), silentSeconds: silenceOf(heardAt, now) };
}
