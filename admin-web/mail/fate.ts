import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { words } from './words.ts';

const said = words.test;

/** What has become of a test letter, so far; undecided while it may be any moment. */
export interface Fate {
  readonly text: string;
  readonly tone: 'success' | 'info' | 'error';
  readonly isDecided: boolean;
}

/** Of a letter as it stands now, on a site that has a mail server or none. */
export function fateOf(letter: Sent<ListedMessage>, isSetUp: boolean): Fate {
  const { recipient: to, state, lastError, sentAt, dueAt, createdAt } = letter;
  if (state === 'sent') return decided('success', said.sent(to, dayAndTimeOf(sentAt) ?? ''));
  if (state !== 'waiting') return decided('error', said.refused(to, lastError ?? words.states[state] ?? state));
  if (lastError !== null) return decided('error', said.notYet(to, lastError));
  if (!isSetUp) return decided('info', said.waits(to));
  if (dueAt > createdAt) return decided('info', said.later(to, dayAndTimeOf(dueAt) ?? ''));
  return { text: said.onItsWay(to), tone: 'info', isDecided: false };
}

const decided = (tone: Fate['tone'], text: string): Fate => ({ tone, text, isDecided: true });
