import type { GameFields, KeeperLink } from '../rule/score-keeper/keeper-link.ts';

/** Sign-in links of score keepers. Only their holders know the secrets in the links; no secret is stored. */
export abstract class KeeperLinks {
  /** Returns the fields and the last day of a tournament's games, for which links are made. */
  abstract placesOf(tournamentId: number): Promise<GameFields>;
  abstract add(link: Omit<KeeperLink, 'id' | 'revokedAt'>, secret: string): Promise<KeeperLink>;
  /** Returns the link with this secret, whether or not it is still valid. */
  abstract find(secret: string): Promise<KeeperLink | undefined>;
  /** Records that a keeper signed in by a link under this name. Returns the keeper's number. */
  abstract use(linkId: number, name: string): Promise<number>;
  /** Revokes a link and everything that sessions may do through it. Returns whether there was such a link. */
  abstract revoke(linkId: number, at: Date): Promise<boolean>;
  /** Revokes all links of a tournament, as `revoke` does one. Returns their numbers. */
  abstract revokeAll(tournamentId: number, at: Date): Promise<readonly number[]>;
}
