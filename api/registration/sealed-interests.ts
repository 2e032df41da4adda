import { Injectable } from '@nestjs/common';
import { type InterestView, interestView } from '../../domain/answer/registration/interest-view.ts';
import { Clock } from '../../domain/port/clock.ts';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { linkOf } from '../../domain/use-case/mail/sealed-link.ts';
import { type NewsEnding, readNewsEnding } from '../../domain/use-case/mailing/ending-of-news.ts';
import { Attempts } from '../guessing/attempts.ts';

/** Opens the sealed links to interests in letters; counts a link that is not ours as a guess. */
@Injectable()
export class SealedInterests {
  constructor(
    private readonly preRegistrations: PreRegistrations,
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  async shown(sealed: string, network: string): Promise<InterestView> {
    const [id, tournamentId] = await this.numbersIn(sealed, 'interest', network);
    const interest = await this.preRegistrations.find(id ?? 0);
    if (interest === undefined) throw noSuchInterest();
    return interestView(interest, tournamentId ?? 0);
  }

  /** Returns the recipient whose letters a link ends: an interest, or a player. */
  async toEnd(sealed: string, network: string): Promise<number | NewsEnding> {
    const news = readNewsEnding(this.seal.open(sealed, this.clock.now()));
    if (news !== undefined) return news;
    const [id] = await this.numbersIn(sealed, 'unsubscribe', network);
    return id ?? 0;
  }

  private async numbersIn(
    sealed: string,
    kind: 'interest' | 'unsubscribe',
    network: string,
  ): Promise<readonly number[]> {
    const link = linkOf(kind, this.seal.open(sealed, this.clock.now()));
    if (link !== undefined) return link.ids;
    await this.attempts.fail('code', network);
    throw noSuchInterest();
  }
}

function noSuchInterest(): Refusal {
  return new Refusal('not-found', 'This link is too old, or is not ours');
}
