import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { type Allowance, allowances, type Counted, type Guessable } from '../../domain/session/allowances.ts';
import { Database } from '../database/database.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { networkBehind } from '../http/whose-address.ts';
import { type Count, everybody, Failures } from './failures.ts';
import { KnownDevices } from './known-devices.ts';
import { Breaker } from './postgres-breaker.ts';
import type { Room } from './postgres-tries.ts';
import { TurnsByName } from './turns-by-name.ts';

/** What somebody tries: what is guessed at, and the words that say which one of its kind. */
export interface Attempt {
  readonly guessed: Guessable;
  readonly words?: Readonly<Record<string, string>>;
}

/** Nothing that pays. */
const unlimited: Room = { keys: [], most: [], now: 0 };

/** What a try has used up until it is known what came of it. */
interface Taken {
  readonly counts: readonly Count[];
  readonly account?: string | undefined;
}

/** Of one address and kind so many are tried at once: a crowd behind it cannot use its allowance up by coming together. */
const atOnce = 5;

/** Of one kind so many are made at once without being taken first: by no more can what fails meanwhile exceed what is allowed. */
const looksAtOnce = 10;

/** Tries that anybody may make and nobody may make without end. */
@Injectable()
export class Attempts {
  private readonly turns = new TurnsByName(atOnce);
  private readonly looks = new TurnsByName(looksAtOnce);

  constructor(
    private readonly failures: Failures,
    private readonly devices: KnownDevices,
    private readonly database: Database,
    private readonly breaker: Breaker,
  ) {}

  /**
   * Makes a try, which is taken before and given back when it finds something; `undefined` is a failure. Whatever is
   * exhausted refuses before anything is asked. A device that succeeded at this very thing before has tries of its
   * own, which nobody else can use up.
   */
  async make<T>(request: Request, attempt: Attempt, work: () => Promise<T | undefined>): Promise<T | undefined> {
    const own = this.devices.own(request, thingOf(attempt));
    const network = networkBehind(request);
    const found = await this.inTurn(this.turns, `${attempt.guessed} ${own ?? network}`, async () =>
      this.outcome(await this.take(attempt, network, own), work),
    );
    if (found !== undefined) this.remember(request, attempt);
    return found;
  }

  /**
   * The same for what one statement finds, which looks by itself whether anything is exhausted: what it finds then has cost
   * nobody a try, and need not be taken and given back. What it does not find is tried as everything is. Where an allowance has more beyond
   * that of an address, what is right is still found there: a neighbour's guesses shut nobody out.
   */
  async look<T>(request: Request, attempt: Attempt, find: (room: Room) => Promise<T | undefined>) {
    const own = this.devices.own(request, thingOf(attempt));
    const network = networkBehind(request);
    const beyond = own === undefined ? beyondOf(attempt.guessed, network) : [];
    const counts = countsOf(attempt.guessed, { ...attempt.words, network, own });
    const lookAndTry = async () => {
      const looked = beyond.length === 0 ? counts : [...beyond, ...counts.filter((count) => !isOfAddress(count))];
      const found = await find(this.failures.roomIn(looked));
      if (found !== undefined) return found;
      return this.outcome(await this.take(attempt, network, own).catch(this.countBeyond(beyond)), () =>
        find(unlimited),
      );
    };
    const found = await this.inTurn(this.turns, `${attempt.guessed} ${own ?? network}`, () =>
      this.inTurn(this.looks, attempt.guessed, lookAndTry),
    );
    if (found !== undefined) this.remember(request, attempt);
    return found;
  }

  /** Who holds a connection already must not wait with it. */
  private inTurn<T>(turns: TurnsByName, name: string, work: () => Promise<T>): Promise<T> {
    return this.database.isInTransaction ? work() : turns.take(name, work);
  }

  /** Knows the device again that has just done what others may only try; who only reads gets no cookie. */
  remember(request: Request, attempt: Attempt): void {
    if (request.method !== 'GET' && 'device' in allowances[attempt.guessed])
      this.devices.remember(request, thingOf(attempt));
  }

  /** Counts what is known to be wrong without asking anybody, such as a link that we have not sealed. */
  async fail(guessed: Guessable, network: string): Promise<void> {
    await this.failures.take([{ guessed, counted: 'address', subject: network }]);
  }

  /** What a sealed link opens; one that leads nowhere is refused, and counted as a guess. */
  async counted<T>(request: Request, opened: Promise<T>): Promise<T> {
    return opened.catch(async (reason: unknown) => {
      if (reason instanceof Refusal) await this.fail('code', networkBehind(request));
      throw reason;
    });
  }

  /** The address pays first: once that is exhausted, its tries are nobody else's loss. */
  private async take({ guessed, words = {} }: Attempt, network: string, own: string | undefined): Promise<Taken> {
    const counts = countsOf(guessed, { ...words, network, own });
    const [near, far] = [counts.filter(isOfAddress), counts.filter((count) => !isOfAddress(count))];
    await this.failures.take(near);
    const account = own === undefined ? words.account : undefined;
    await this.failures
      .take(far)
      .catch(this.undo({ counts: near }))
      .catch(this.noteStopped(guessed));
    if (account !== undefined) await this.failures.takeOf(account).catch(this.undo({ counts }));
    return { counts, account };
  }

  private async outcome<T>(taken: Taken, work: () => Promise<T | undefined>): Promise<T | undefined> {
    const found = await work().catch(this.undo(taken));
    const unused = taken.counts.filter((count) => (count.counted === 'found') === (found === undefined));
    if (found === undefined) await this.failures.giveBack(unused);
    else await this.giveBack({ ...taken, counts: unused });
    return found;
  }

  private readonly undo = (taken: Taken) => async (reason: unknown) => {
    await this.giveBack(taken);
    throw reason;
  };

  /** Counts what is refused to an address that has no tries left. */
  private readonly countBeyond = (beyond: readonly Count[]) => async (reason: unknown) => {
    if (reason instanceof TooManyFailures && !reason.isForEverybody)
      await this.failures.take(beyond).catch((full: unknown) => {
        if (!(full instanceof TooManyFailures)) throw full;
      });
    throw reason;
  };

  private readonly noteStopped = (guessed: Guessable) => async (reason: unknown) => {
    if (reason instanceof TooManyFailures && reason.isForEverybody)
      await this.breaker.stopped(guessed, new Date(Date.now() + reason.retryAfterSeconds * 1000));
    throw reason;
  };

  private async giveBack({ counts, account }: Taken): Promise<void> {
    await this.failures.giveBack(counts);
    if (account !== undefined) await this.failures.giveBackTo(account);
  }
}

/** Who pays for a try: a known device itself, or else all those whom the table names. */
function countsOf(guessed: Guessable, { own, ...words }: Readonly<Record<string, string | undefined>>): Count[] {
  if (own !== undefined) return [{ guessed, counted: 'device', subject: own }];
  const allowed: Allowance = allowances[guessed];
  const named = Object.keys(subjects) as readonly (keyof typeof subjects)[];
  return named
    .filter((counted) => allowed[counted] !== undefined)
    .map((counted) => ({ guessed, counted, subject: subjects[counted](words) }));
}

/** The number of what is refused to an address beyond its tries, where there is one. */
function beyondOf(guessed: Guessable, network: string): Count[] {
  const { beyond }: Allowance = allowances[guessed];
  return beyond === undefined ? [] : [{ guessed, counted: 'beyond', subject: network }];
}

const subjects = {
  address: ({ network }) => network ?? '',
  found: ({ network }) => network ?? '',
  everywhere: () => everybody,
  phone: ({ phone }) => phone ?? '',
  name: ({ name }) => name ?? '',
  account: ({ account, network }) => `${account} ${network}`,
  player: ({ player }) => player ?? '',
} satisfies Readonly<
  Record<Exclude<Counted, 'device' | 'beyond'>, (words: Readonly<Record<string, string | undefined>>) => string>
>;

const isOfAddress = ({ counted }: Count) => counted === 'address' || counted === 'found';

/** The very thing that is tried, by which a device is known again. */
function thingOf({ guessed, words = {} }: Attempt): string {
  return [guessed, ...Object.values(words)].join(' ');
}
