import type { KeeperLink, KeptPlaces } from '../session/keeper-link.ts';

/** The links with which score keepers come in. The secret in a link is known to whoever has it, and kept nowhere. */
export abstract class KeeperLinks {
  /** Where and when a tournament has games, by which links are made. */
  abstract placesOf(tournamentId: number): Promise<KeptPlaces>;
  abstract add(link: Omit<KeeperLink, 'id' | 'revokedAt'>, secret: string): Promise<KeeperLink>;
  /** The link of this secret, whether or not it still opens. */
  abstract find(secret: string): Promise<KeeperLink | undefined>;
  /** A keeper comes in by a link under this name; answers the keeper's number. */
  abstract use(linkId: number, name: string): Promise<number>;
  /** Takes a link back and ends what every session was trusted with by it; whether it was there to be taken. */
  abstract revoke(linkId: number, at: Date): Promise<boolean>;
}
