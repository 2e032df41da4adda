import type { Scope } from '../../session/api-key.ts';
import type { SentMoment } from '../../time/moment.ts';

/** A key, as the list has it. */
export interface ListedApiKey {
  readonly id: number;
  readonly name: string;
  readonly organizer: string;
  readonly scopes: readonly Scope[];
  readonly start: string;
  readonly madeAt: SentMoment;
  readonly lastUsedAt: SentMoment | null;
  readonly revokedAt: SentMoment | null;
  readonly isOpen: boolean;
}

/** A key that has just been made: the only time it is told. */
export interface MadeApiKey extends ListedApiKey {
  readonly key: string;
}
