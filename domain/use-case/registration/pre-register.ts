import type { Language } from '../../language/language.ts';
import { greet, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import type { KeptInterest, NewPreRegistration, PreRegistration } from '../../registration/pre-registration.ts';
import type { Links } from '../../site/links.ts';

interface Asked {
  readonly answers: NewPreRegistration;
  /** In which the call has come; undefined where it names none. */
  readonly language?: Language | undefined;
}

/**
 * Somebody reserves a spot for future tournaments; possible while registration is closed, too. Sent twice, it is
 * noted once and told once; whoever had ended the letters gets them again, in the language of the latest.
 */
export class PreRegister {
  constructor(private readonly ports: Given<'preRegistrations'>) {}

  async run({ answers, language }: Asked): Promise<PreRegistration> {
    const noted = await this.ports.preRegistrations.lockSame(answers);
    if (noted !== undefined) {
      await this.ports.preRegistrations.resume(noted.id, language ?? noted.language);
      return answered(noted);
    }
    const interest = await this.ports.preRegistrations.add(
      { ...answers, language: language ?? 'en' },
      this.ports.clock.now(),
    );
    await this.ports.audit.note({ thing: 'pre-registration', recordId: interest.id, what: 'noted' });
    await this.ports.outbox.post(interestNotedLetter(interest, this.ports.links));
    return answered(interest);
  }
}

/** Confirms that an interest is noted. */
export function interestNotedLetter({ id, email, language, name }: KeptInterest, links: Links): Letter {
  return {
    ...once('pre-registered', id),
    to: email,
    language,
    subject: 'Your spot for future tournaments',
    parts: [
      greet(name),
      paragraph(
        'We have noted your interest. We write to you when the next tournament opens; there is nothing to pay.',
      ),
      linkTo('See the tournaments', links.origin),
    ],
  };
}

/** What is answered to whoever reserves a spot. */
function answered({ language: _, ...interest }: KeptInterest): PreRegistration {
  return interest;
}
