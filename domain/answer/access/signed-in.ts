import type { Role } from '../../rule/access/role.ts';
import type { KeeperRange } from '../../rule/score-keeper/keeper-range.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import type { LinkRange } from '../score-keeper/listed-keeper.ts';

/** Organizer who has just signed in. */
export interface SignedIn {
  readonly user: { readonly id: number; readonly username: string; readonly role: Role };
}

/** Organizer who is signed in. */
export interface SignedInOrganizer {
  readonly authenticated: true;
  readonly user: {
    readonly id: number;
    readonly username: string;
    readonly role: Role;
    /** Whether a second factor has to be set up before anything else can be done. */
    readonly lacksSecondFactor: boolean;
  };
}

/** Score keeper who is signed in, with the range of the games if they came by a link. */
export interface SignedInKeeper {
  readonly authenticated: true;
  readonly name: string;
  readonly width?: KeeperRange;
}

/** What a score keeper's link opens. */
export interface KeeperLinkView extends LinkRange {
  readonly tournament: string;
  readonly endsAt: SentMoment;
}

/** Link just created; only this answer contains it. */
export interface MadeKeeperLink extends LinkRange {
  readonly id: number;
  readonly endsAt: SentMoment;
  readonly link: string;
}

/** Links created by one request, identified by the first of them. */
export interface KeeperLinksMade {
  readonly id: number;
  readonly links: readonly MadeKeeperLink[];
}

/** Numbers of the links of a tournament that were revoked together. */
export interface KeeperLinksEnded {
  readonly ids: readonly number[];
}

/** Account that an invitation offers. */
export interface AccountOffered {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}
