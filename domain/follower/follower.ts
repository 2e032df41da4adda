import type { Language } from '../language/language.ts';
import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Where a browser is reached by web push, and what its messages are sealed with (RFC 8030, RFC 8291). It says nothing of a person. */
export interface PushAddress {
  /** The address at the browser's push service: whoever knows it can only send there what the keys below can open. */
  readonly endpoint: string;
  /** The browser's public key, base64url. */
  readonly p256dh: string;
  /** The secret that it shares with us, base64url. */
  readonly auth: string;
}

/** A browser that follows a team. */
export interface Follower extends PushAddress {
  readonly teamId: number;
  /** The language of the page on which it began to follow: it is told in that. */
  readonly language: Language;
}

/** So many teams one browser follows at most. */
export const mostTeams = 20;

/** So many begin to follow from one network address in a day, those included who leave: a hall full of families is one address. */
export const mostOfSource = 500;

export const tooManyTeams = () =>
  new Refusal(
    'conflict',
    said('This browser follows {mostTeams} teams. Stop following one before you follow another.', { mostTeams }),
  );

export const tooManyFollowers = () =>
  new Refusal('conflict', 'Too many follow from this network today. The calendar of the team works without a limit.');

export const isFollowedNoMore = () => new Refusal('conflict', 'This tournament is over: nothing is told any more');

/** Whether keys are as browsers make them: a point of P-256 of 65 bytes, and 16 bytes. */
export function hasKeys({ p256dh, auth }: PushAddress): boolean {
  return /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth);
}

/** Seconds before each next attempt to reach a browser; a message that has lost its worth is not sent again. */
const pauses = [5, 30, 120, 600, 1800];

/** Seconds until the attempt after this one, or undefined when it was the last. */
export const pauseBefore = (attempts: number): number | undefined => pauses[attempts - 1];

/** A browser that could not be reached so many times in a row is forgotten. */
export const mostFailures = 20;

/** What the answer of a push service means: taken; to be tried again; or that the browser listens no more (RFC 8030, section 7.3). */
export function meaningOf(status: number): 'taken' | 'later' | 'gone' {
  if (status >= 200 && status < 300) return 'taken';
  return [400, 401, 403, 404, 410].includes(status) ? 'gone' : 'later';
}
