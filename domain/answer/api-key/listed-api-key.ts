import type { Scope } from '../../rule/api-key/api-key.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** API key in the list. */
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

/** API key just created: the only answer that contains the key itself. */
export interface MadeApiKey extends ListedApiKey {
  readonly key: string;
}
