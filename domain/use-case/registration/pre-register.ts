import type { Given } from '../../port/ports.ts';
import type { Language } from '../../rule/language/language.ts';
import { said } from '../../rule/language/sentence.ts';
import { firstNameOf, greet, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import type {
  NewPreRegistration,
  PreRegistration,
  StoredPreRegistration,
} from '../../rule/registration/pre-registration.ts';
import type { Links } from '../../rule/site/links.ts';

interface Asked {
  readonly answers: NewPreRegistration;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
}

/**
 * Saves a spot for future tournaments, also while registration is closed. A repeated call is saved and confirmed
 * once; somebody who had unsubscribed gets letters again, in the language of the latest call.
 */
export async function preRegister(
  given: Given<'preRegistrations'>,
  { answers, language }: Asked,
): Promise<PreRegistration> {
  const noted = await given.preRegistrations.lockSame(answers);
  if (noted !== undefined) {
    await given.preRegistrations.resume(noted.id, language ?? noted.language);
    return answered(noted);
  }
  const interest = await given.preRegistrations.add({ ...answers, language: language ?? 'en' }, given.clock.now());
  await given.audit.note({ thing: 'pre-registration', recordId: interest.id, what: 'noted' });
  await given.outbox.post(interestReceiptLetter(interest, given.links));
  return answered(interest);
}

/** Writes the letter confirming a pre-registration. */
export function interestReceiptLetter({ id, email, language, name }: StoredPreRegistration, links: Links): Letter {
  return {
    ...once('pre-registered', id),
    to: email,
    language,
    subject: said('Interest noted: {player}', { player: firstNameOf(name) }),
    parts: [
      greet(name),
      paragraph(
        'We have noted your interest. We write to you when the next tournament opens; there is nothing to pay.',
      ),
      linkTo('See the tournaments', links.origin),
    ],
  };
}

/** Returns the answer to a pre-registration. */
function answered({ language: _, ...interest }: StoredPreRegistration): PreRegistration {
  return interest;
}

/**
 * Unsubscribes an address from letters about new tournaments, with all its pre-registrations. A deleted pre-registration gets no letters
 * anyway.
 */
export async function unsubscribe(given: Given<'preRegistrations'>, id: number): Promise<void> {
  const interest = await given.preRegistrations.find(id);
  if (interest === undefined) return;
  await given.preRegistrations.unsubscribe(interest.email, given.clock.now());
  await given.audit.note({ thing: 'pre-registration', recordId: id, what: 'unsubscribed' });
}
