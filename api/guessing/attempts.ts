import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Allowance, allowances, type Counted, type Guessable } from '../../domain/rule/access/allowances.ts';
import { siteOf } from '../../domain/rule/access/network.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { Database } from '../database/database.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { networkBehind } from '../http/whose-address.ts';
import { type Count, everybody, Failures } from './failures.ts';
import { KnownDevices } from './known-devices.ts';
import { Breaker } from './postgres-breaker.ts';
import type { Room } from './postgres-tries.ts';
import { TurnsByName } from './turns-by-name.ts';

/** Attempt at something guessable, with the values that say which one. */
export interface Attempt {
  readonly guessed: Guessable;
  readonly words?: Readonly<Record<string, string>>;
  /** Name by which a device is remembered, where the words do not make it up. */
  readonly thing?: string;
}

/** Limits that a statement never exceeds. */
const unlimited: Room = { keys: [], most: [], now: 0 };

/** Counts taken by an attempt until its outcome is known. */
interface Taken {
  readonly counts: readonly Count[];
  readonly account?: string | undefined;
}

/** Concurrent attempts of one address and kind; more wait, so that a crowd behind one address does not use up its allowance at once. */
const atOnce = 5;

/** Concurrent lookups of one kind that are not counted beforehand; failures can exceed the allowance by no more. */
const looksAtOnce = 10;

/** Attempts that anybody may make, within limits. */
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
   * Makes an attempt, counted beforehand and given back on success; `undefined` is a failure. An exhausted
   * limit refuses before the work begins. A device that succeeded at the same thing before has a limit of its
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
   * Makes an attempt by one statement that checks the limits itself: what it finds costs no attempt, and need not be
   * taken and given back. Without a result it is counted like any attempt. If an allowance exceeds that of an address, a right
   * answer is still found there, so that a neighbour's guesses lock nobody out.
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

  /** Returns whether the request's device has succeeded at this thing before. */
  knows(request: Request, attempt: Attempt): boolean {
    return this.devices.own(request, thingOf(attempt)) !== undefined;
  }

  /** Counts an attempt by one counter of its kind alone, and never gives it back. */
  async count(request: Request, { guessed, words }: Attempt, counter: Counted): Promise<void> {
    const counts = countsOf(guessed, { ...words, network: networkBehind(request) });
    await this.failures.take(counts.filter(({ counted }) => counted === counter));
  }

  /** Counts a request for a code to a player's mailbox, and never gives it back; a device that entered one before has a count of its own. */
  async countCode(request: Request, player: string): Promise<void> {
    const attempt = { guessed: 'code-request', thing: codeOf(player) } as const;
    await this.make(request, attempt, async () => undefined);
    if (this.devices.own(request, attempt.thing) === undefined)
      await this.failures.takeCodeFor(player, networkBehind(request));
  }

  /** Runs the work in its turn, or at once for a caller that already holds a connection and must not wait with it. */
  private inTurn<T>(turns: TurnsByName, name: string, work: () => Promise<T>): Promise<T> {
    return this.database.isInTransaction ? work() : turns.take(name, work);
  }

  /** Remembers a device that has just succeeded; a mere read sets no cookie. */
  remember(request: Request, attempt: Attempt): void {
    if (request.method !== 'GET' && 'device' in allowances[attempt.guessed])
      this.devices.remember(request, thingOf(attempt));
  }

  /** Counts a failure that is certain without a lookup, such as a link that we have not sealed. */
  async fail(guessed: Guessable, network: string): Promise<void> {
    await this.failures.take([{ guessed, counted: 'address', subject: network }]);
  }

  /** Returns what a sealed link opens; a refused link is counted as a guess. */
  async counted<T>(request: Request, opened: Promise<T>): Promise<T> {
    return opened.catch(async (reason: unknown) => {
      if (reason instanceof Refusal) await this.fail('code', networkBehind(request));
      throw reason;
    });
  }

  /** Takes the address's counts first, so that the attempts of an exhausted address cost nobody else. */
  private async take({ guessed, words = {} }: Attempt, network: string, own: string | undefined): Promise<Taken> {
    const counts = countsOf(guessed, { ...words, network, own });
    const [near, far] = [counts.filter(isOfAddress), counts.filter((count) => !isOfAddress(count))];
    await this.failures.take(near);
    const taken = [...near, ...(await this.takeFar(far, guessed, network).catch(this.undo({ counts: near })))];
    const account = own === undefined ? words.account : undefined;
    if (account !== undefined) await this.failures.takeOf(account).catch(this.undo({ counts: taken }));
    return { counts: taken, account };
  }

  /**
   * Takes the counts that addresses share, and returns those taken. Once all have used up theirs together, each site has a few spare
   * tries, so that a few sources stop nobody elsewhere.
   */
  private async takeFar(far: readonly Count[], guessed: Guessable, network: string): Promise<readonly Count[]> {
    try {
      await this.failures.take(far);
      return far;
    } catch (reason) {
      if (!(reason instanceof TooManyFailures && reason.isForEverybody)) throw reason;
      await this.breaker.stopped(guessed, new Date(Date.now() + reason.retryAfterSeconds * 1000));
      const spare = { guessed, counted: 'spare', subject: siteOf(network) } as const;
      const instead = [...far.filter(({ counted }) => counted !== 'everywhere'), spare];
      await this.failures.take(instead).catch((other: unknown) => {
        throw other instanceof TooManyFailures ? reason : other;
      });
      return instead;
    }
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

  /** Counts attempts refused to an address that has none left. */
  private readonly countBeyond = (beyond: readonly Count[]) => async (reason: unknown) => {
    if (reason instanceof TooManyFailures && !reason.isForEverybody)
      await this.failures.take(beyond).catch((full: unknown) => {
        if (!(full instanceof TooManyFailures)) throw full;
      });
    throw reason;
  };

  private async giveBack({ counts, account }: Taken): Promise<void> {
    await this.failures.giveBack(counts);
    if (account !== undefined) await this.failures.giveBackTo(account);
  }
}

/** Returns the counts that an attempt takes: a known device's own, or else all those of the allowance. */
function countsOf(guessed: Guessable, { own, ...words }: Readonly<Record<string, string | undefined>>): Count[] {
  if (own !== undefined) return [{ guessed, counted: 'device', subject: own }];
  const allowed: Allowance = allowances[guessed];
  const named = Object.keys(subjects) as readonly (keyof typeof subjects)[];
  return named
    .filter((counted) => allowed[counted] !== undefined)
    .map((counted) => ({ guessed, counted, subject: subjects[counted](words) }));
}

/** Returns the count of attempts beyond an address's own, if there is one. */
function beyondOf(guessed: Guessable, network: string): Count[] {
  const { beyond }: Allowance = allowances[guessed];
  return beyond === undefined ? [] : [{ guessed, counted: 'beyond', subject: network }];
}

const subjects = {
  address: ({ network }) => network ?? '',
  found: ({ network }) => network ?? '',
  everywhere: () => everybody,
  phone: ({ phone, network }) => `${phone} ${siteOf(network ?? '')}`,
  name: ({ name, network }) => `${name} ${siteOf(network ?? '')}`,
  account: ({ account, network }) => `${account} ${siteOf(network ?? '')}`,
  code: ({ code }) => code ?? '',
} satisfies Readonly<
  Record<
    Exclude<Counted, 'device' | 'beyond' | 'spare'>,
    (words: Readonly<Record<string, string | undefined>>) => string
  >
>;

const isOfAddress = ({ counted }: Count) => counted === 'address' || counted === 'found';

/** Returns the name of the attempted thing, by which a device is remembered. */
function thingOf({ guessed, words = {}, thing }: Attempt): string {
  return thing ?? [guessed, ...Object.values(words)].join(' ');
}

/** Returns the name by which a device is remembered that has entered a code from a player's mailbox. */
export const codeOf = (player: string) => `contact-code ${player}`;
