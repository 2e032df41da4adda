import type { Language } from '../../language/language.ts';
import { greet, linkTo, paragraph } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import type { KeptInterest, NewPreRegistration, PreRegistration } from '../../registration/pre-registration.ts';

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
    await this.ports.outbox.post({
      event: `pre-registered:${interest.id}`,
      cause: 'stranger',
      to: interest.email,
      language: interest.language,
      subject: 'Your spot for future tournaments',
      parts: [
        greet(interest.name),
        paragraph(
          'We have noted your interest. We write to you when the next tournament opens; there is nothing to pay.',
        ),
        linkTo('See the tournaments', this.ports.links.origin),
      ],
    });
    return answered(interest);
  }
}

/** What is answered to whoever reserves a spot. */
function answered({ language: _, ...interest }: KeptInterest): PreRegistration {
  return interest;
}
