import type { Given } from '../../port/ports.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { isReachable, type Letter } from '../../rule/mail/letter.ts';
import { letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import { type Account, noSuchAccount } from '../../rule/organizer/account.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/**
 * Sends a letter to the organizer who asks for it, through the outbox like any other, to show whether mail is set up. Returns the event of
 * the letter, by which it is found in the outbox.
 */
export async function sendTestLetter(given: Given<'accounts'>, { id }: { readonly id: number }): Promise<string> {
  const account = (await given.accounts.lockAll()).find((one) => one.id === id);
  if (account === undefined) throw noSuchAccount();
  const letter = testLetter(account, given.clock.now());
  if (!isReachable(letter)) throw withoutAddress();
  await given.outbox.post(letter);
  await given.audit.note({ thing: 'message', recordId: null, what: 'test letter written' });
  return letter.event;
}

/** Writes the letter with which an organizer tests whether letters arrive. */
export function testLetter(account: Account, now: Date): Letter {
  return letterToOrganizers(
    account,
    ['mail-test', account.id, now.toISOString()],
    'Letters of the site arrive',
    'You have asked the back office for this letter, to see whether letters arrive. They do.',
    'If you did not find it at once, look where your email program puts what it takes for advertising.',
  );
}

function withoutAddress(): Refusal {
  return new Refusal(
    'conflict',
    inEnglish('Your account has no email address. Enter one in My Account, and try again.'),
  );
}
