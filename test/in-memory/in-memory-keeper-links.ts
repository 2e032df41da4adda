import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import type { GameFields, KeeperLink } from '../../domain/rule/score-keeper/keeper-link.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';
import type { InMemoryRevocations } from './in-memory-revocations.ts';

/** Score keepers' links for as long as a test lasts. */
export class InMemoryKeeperLinks extends KeeperLinks {
  private links: readonly (KeeperLink & { readonly secret: string })[] = [];
  private uses: readonly number[] = [];

  constructor(
    private readonly brackets: InMemoryBrackets,
    private readonly revocations: InMemoryRevocations,
  ) {
    super();
  }

  override async placesOf(tournamentId: number): Promise<GameFields> {
    const games = (await this.brackets.find(tournamentId))?.games ?? [];
    const days = games.flatMap(({ game }) => (game.start === null ? [] : [easternDay(new Date(game.start))]));
    const byNumber = new Intl.Collator('en', { numeric: true });
    return {
      lastDay: days.toSorted().at(-1) ?? null,
      fields: [...new Set(games.map(({ game }) => game.field))].toSorted(byNumber.compare),
    };
  }

  override async add(link: Omit<KeeperLink, 'id' | 'revokedAt'>, secret: string): Promise<KeeperLink> {
    const added = { ...link, id: this.links.length + 1, revokedAt: null };
    this.links = [...this.links, { ...added, secret }];
    return added;
  }

  override async find(secret: string): Promise<KeeperLink | undefined> {
    const found = this.links.find((link) => link.secret === secret);
    if (found === undefined) return undefined;
    const { secret: _, ...link } = found;
    return link;
  }

  override async use(linkId: number): Promise<number> {
    this.uses = [...this.uses, linkId];
    return this.uses.length;
  }

  override async revoke(linkId: number, at: Date): Promise<boolean> {
    const isThere = this.links.some(({ id, revokedAt }) => id === linkId && revokedAt === null);
    this.links = this.links.map((link) => (link.id === linkId && isThere ? { ...link, revokedAt: at } : link));
    this.uses.forEach((used, place) => {
      if (used === linkId) this.revocations.end('score-keeper', place + 1);
    });
    return isThere;
  }

  override async revokeAll(tournamentId: number, at: Date): Promise<readonly number[]> {
    const open = this.links.filter(({ width, revokedAt }) => width.tournamentId === tournamentId && revokedAt === null);
    for (const { id } of open) await this.revoke(id, at);
    return open.map(({ id }) => id);
  }
}
