import { type ListedMessage, messageStateLabels } from '../../domain/answer/mail/listed-message.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';

/** State of a test letter so far; `isDecided` is false while it may still change. */
export interface DeliveryState {
  readonly text: string;
  readonly tone: 'success' | 'info' | 'error';
  readonly isDecided: boolean;
}

/** Returns the state of a letter, on a site with or without a mail server. */
export function deliveryStateOf(letter: Sent<ListedMessage>, isSetUp: boolean): DeliveryState {
  const { recipient: to, state, lastError, sentAt, dueAt, createdAt } = letter;
  if (state === 'sent')
    return decided(
      'success',
      `The mail server took the letter to ${to} at ${dayAndTimeOf(sentAt) ?? ''}. Look whether it has arrived.`,
    );
  if (state !== 'waiting')
    return decided(
      'error',
      `The letter to ${to} cannot be delivered: ${lastError ?? messageStateLabels[state] ?? state}`,
    );
  if (lastError !== null)
    return decided(
      'error',
      `The mail server did not take the letter to ${to}: ${lastError}. It is tried again by itself.`,
    );
  if (!isSetUp)
    return decided('info', `A letter to ${to} is written, and waits with the others: no mail server is set up.`);
  if (dueAt > createdAt)
    return decided(
      'info',
      `${to} has had as many letters as a day allows; this one leaves ${dayAndTimeOf(dueAt) ?? ''}.`,
    );
  return { text: `A letter to ${to} is on its way…`, tone: 'info', isDecided: false };
}

const decided = (tone: DeliveryState['tone'], text: string): DeliveryState => ({ tone, text, isDecided: true });
