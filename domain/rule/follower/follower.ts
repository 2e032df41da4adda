import type { Language } from '../language/language.ts';
import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Web push subscription of a browser: its address and keys (RFC 8030, RFC 8291). It holds nothing about a person. */
export interface PushAddress {
  /** Address at the browser's push service. Knowing it only allows sending messages encrypted with the keys below. */
  readonly endpoint: string;
  /** Browser's public key, base64url. */
  readonly p256dh: string;
  /** Authentication secret that the browser shares with us, base64url. */
  readonly auth: string;
}

/** Browser that follows a team. */
export interface Follower extends PushAddress {
  readonly teamId: number;
  /** Language of the page on which it began to follow, used for its messages. */
  readonly language: Language;
}

/** Followers of a team in one language. */
export interface FollowedTeamIn extends Pick<Follower, 'teamId' | 'language'> {
  readonly followers: number;
}

/** Maximum of teams that one browser follows. */
export const mostTeams = 20;

/** Maximum of new followers from one network address per day, including those who leave: a hall full of families shares one address. */
export const mostOfSource = 500;

export const tooManyTeams = () =>
  new Refusal(
    'conflict',
    said('This browser follows {mostTeams} teams. Stop following one before you follow another.', { mostTeams }),
  );

export const tooManyFollowers = () =>
  new Refusal('conflict', 'Too many follow from this network today. The calendar of the team works without a limit.');

export const isFollowedNoMore = () => new Refusal('conflict', 'This tournament is over: nothing is told any more');

/** Tells whether keys are as browsers make them: a point of P-256 of 65 bytes, and 16 bytes. */
export function hasKeys({ p256dh, auth }: PushAddress): boolean {
  return /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth);
}

/** Seconds before each next attempt to reach a browser; an expired message is not sent again. */
const pauses = [5, 30, 120, 600, 1800];

/** Returns the seconds until the attempt after this one, or undefined when it was the last. */
export const pauseBefore = (attempts: number): number | undefined => pauses[attempts - 1];

/** Number of failures in a row after which a browser is forgotten. */
export const mostFailures = 20;

/** Interprets the status of a push service: accepted, to be tried again, or unsubscribed (RFC 8030, section 7.3). */
export function meaningOf(status: number): 'taken' | 'later' | 'gone' {
  if (status >= 200 && status < 300) return 'taken';
  return [400, 401, 403, 404, 410].includes(status) ? 'gone' : 'later';
}
