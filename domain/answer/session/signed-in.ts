import type { KeeperWidth } from '../../session/keeper-width.ts';
import type { Role } from '../../session/role.ts';
import type { SentMoment } from '../../time/moment.ts';
import type { LinkWidth } from './listed-keeper-link.ts';

/** The organizer who has just signed in. */
export interface SignedIn {
  readonly user: { readonly id: number; readonly username: string; readonly role: Role };
}

/** The organizer who is signed in. */
export interface OrganizerHere {
  readonly authenticated: true;
  readonly user: {
    readonly id: number;
    readonly username: string;
    readonly role: Role;
    /** One has to be set up before anything else can be done. */
    readonly lacksSecondFactor: boolean;
  };
}

/** Who keeps scores here, and how far that reaches where a link has opened it. */
export interface KeeperHere {
  readonly authenticated: true;
  readonly name: string;
  readonly width?: KeeperWidth;
}

/** What a score keeper's link opens, and for whom. */
export interface KeeperLinkShown extends LinkWidth {
  readonly tournament: string;
  readonly endsAt: SentMoment;
}

/** A link that has just been made; only this answer tells it. */
export interface MadeKeeperLink extends LinkWidth {
  readonly id: number;
  readonly endsAt: SentMoment;
  readonly link: string;
}

/** The links that one wish has made; it is known by the first of them. */
export interface KeeperLinksMade {
  readonly id: number;
  readonly links: readonly MadeKeeperLink[];
}

/** What an invitation to organize is to. */
export interface AccountOffered {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}
