import type { Addressee, Mailing, NewMailing } from '../../domain/mailing/mailing.ts';
import { type DueLetters, Mailings, type SentResults } from '../../domain/port/mailings.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';

interface Kept extends Mailing {
  readonly at: Date;
  readonly results: SentResults | undefined;
  left: readonly Addressee[];
}

/** Mailings for as long as a test lasts, to registrations of a tournament; each is a letter of its own. */
export class InMemoryMailings extends Mailings {
  private readonly kept: Kept[] = [];
  private readonly ended = new Set<string>();
  private lastLetter = 0;

  constructor(
    private readonly players: InMemoryPlayers,
    private readonly registrations: InMemoryRegistrations,
  ) {
    super();
  }

  override async lockSame(mailing: NewMailing, since: Date): Promise<boolean> {
    const key = ({ list, filter, subject, text }: NewMailing) => JSON.stringify([list, filter, subject, text]);
    return this.kept.some((one) => one.at > since && key(one) === key(mailing));
  }

  override async add(
    mailing: NewMailing,
    _by: string,
    at: Date,
    results?: SentResults,
  ): Promise<{ id: number; letters: number }> {
    const left = (await this.meant(mailing)).map((one) => ({ ...one, id: ++this.lastLetter }));
    const id = this.kept.length + 1;
    this.kept.push({ ...mailing, id, at, left, results });
    return { id, letters: left.length };
  }

  override async lastResults(tournamentId: number): Promise<(SentResults & { readonly at: Date }) | undefined> {
    const last = this.kept.findLast(({ results }) => results?.tournamentId === tournamentId);
    return last?.results && { ...last.results, at: last.at };
  }

  override async first(mailing: NewMailing, reads?: 'es'): Promise<Addressee | undefined> {
    for (const one of await this.meant(mailing)) {
      const player = await this.players.find(one.playerId ?? 0);
      if (reads === undefined || player?.language === reads) return one;
    }
    return undefined;
  }

  override async takeDue(most: number, roomForWaiting: number | null): Promise<DueLetters | undefined> {
    const mailing = this.kept.find(({ left }) => left.length > 0);
    if (mailing === undefined) return undefined;
    const taken = mailing.left.slice(0, Math.min(most, roomForWaiting ?? most));
    mailing.left = mailing.left.slice(taken.length);
    const meant = new Set((await this.meant(mailing)).map(({ registrationId }) => registrationId));
    const { at: _, left: _l, ...shown } = mailing;
    return { mailing: shown, addressees: taken.filter(({ registrationId }) => meant.has(registrationId)) };
  }

  override async endNews(address: string): Promise<void> {
    this.ended.add(address.toLowerCase());
  }

  private async meant({ filter }: NewMailing): Promise<readonly Addressee[]> {
    const { tournamentId, paymentStatus } = JSON.parse(filter);
    const found: Addressee[] = [];
    for (const one of this.registrations.everybody()) {
      const player = await this.players.find(one.playerId);
      const isMeant = one.tournamentId === tournamentId && (paymentStatus ?? one.payment.state) === one.payment.state;
      if (player === undefined || !isMeant || player.email === '') continue;
      const { id: registrationId, playerId, teamId } = one;
      found.push({ id: 0, to: player.email, playerId, registrationId, teamId, isNews: false });
    }
    return found;
  }
}
