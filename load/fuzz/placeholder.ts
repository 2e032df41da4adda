import fc from 'fast-check';
import type { Caller } from './cases.ts';

/** Placeholder for an existing record: the same case refers to another id elsewhere. */
export class Placeholder {
  constructor(
    readonly kind: PlaceholderKind,
    readonly place: number,
  ) {}

  [fc.toStringMethod](): string {
    return `Known(${this.kind}, ${this.place})`;
  }
}

export type PlaceholderKind =
  | 'tournament'
  | 'team'
  | 'player'
  | 'registration'
  | 'game'
  | 'goal'
  | 'invitation'
  | 'request'
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

/** Generates the index among the existing records. */
export const place = fc.nat({ max: 60 });

export const placeholder = (kind: PlaceholderKind) => place.map((at) => new Placeholder(kind, at));

/** Operation, caller and device for which a placeholder is resolved. */
export interface Meant {
  readonly call: string;
  readonly caller: Caller;
  readonly device: number;
}

/** Resolves placeholders to ids and tokens of a playing field. */
export interface Knowing {
  valueOf(known: Placeholder, meant: Meant): unknown;
}

/** Replaces all placeholders in a value. */
export function put(value: unknown, field: Knowing, meant: Meant): unknown {
  if (value instanceof Placeholder) return field.valueOf(value, meant);
  if (Array.isArray(value)) return value.map((one) => put(one, field, meant));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, put(one, field, meant)]));
}
