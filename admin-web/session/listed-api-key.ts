import type { Scope } from '../../domain/session/api-key.ts';

/** A key, as the list has it; instants are ISO 8601. */
export interface ListedApiKey {
  readonly id: number;
  readonly name: string;
  readonly organizer: string;
  readonly scopes: readonly Scope[];
  readonly start: string;
  readonly madeAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  readonly isOpen: boolean;
}

/** A key that has just been made: the only time it is told. */
export interface MadeApiKey extends ListedApiKey {
  readonly key: string;
}
