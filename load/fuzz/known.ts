import fc from 'fast-check';
import type { Caller } from './cases.ts';

/** Something that exists where the case is played: the same case finds another number there at another time. */
export class Known {
  constructor(
    readonly kind: KnownKind,
    readonly place: number,
  ) {}

  [fc.toStringMethod](): string {
    return `Known(${this.kind}, ${this.place})`;
  }
}

export type KnownKind =
  | 'tournament'
  | 'team'
  | 'player'
  | 'registration'
  | 'game'
  | 'goal'
  | 'invitation'
  | 'request'
  | 'change'
  | 'message'
  | 'audit'
  | 'pre-registration'
  | 'score-keeper'
  | 'name'
  | 'phone'
  | 'email'
  | 'code'
  | 'team-name'
  | 'day-teams'
  | 'sealed'
  | 'version';

/** Which of those there are. */
export const place = fc.nat({ max: 60 });

export const known = (kind: KnownKind) => place.map((at) => new Known(kind, at));

/** In whose mouth, and in which call, something known is meant. */
export interface Meant {
  readonly call: string;
  readonly caller: Caller;
  readonly device: number;
}

/** What knows the numbers and words of the place where a case is played. */
export interface Knowing {
  valueOf(known: Known, meant: Meant): unknown;
}

/** A value with everything known in it put in. */
export function put(value: unknown, field: Knowing, meant: Meant): unknown {
  if (value instanceof Known) return field.valueOf(value, meant);
  if (Array.isArray(value)) return value.map((one) => put(one, field, meant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, put(one, field, meant)]));
}
