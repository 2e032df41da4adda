import fc from 'fast-check';

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
