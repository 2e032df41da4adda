import { linkTo, paragraph } from '../../mail/letter.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { PreRegistrations } from '../../port/pre-registrations.ts';
import type { NewPreRegistration, PreRegistration } from '../../registration/pre-registration.ts';
import type { Links } from '../../site/links.ts';

/**
 * Somebody reserves a spot for future tournaments; possible while registration is closed, too. Sent twice, it is
 * noted once and told once; whoever had ended the letters gets them again.
 */
export class PreRegister {
  constructor(
    private readonly preRegistrations: PreRegistrations,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run(answers: NewPreRegistration): Promise<PreRegistration> {
    const noted = await this.preRegistrations.lockSame(answers);
    if (noted !== undefined) {
      await this.preRegistrations.resume(noted.id);
      return noted;
    }
    const interest = await this.preRegistrations.add(answers, this.clock.now());
    await this.audit.note({ thing: 'pre-registration', recordId: interest.id, what: 'noted' });
    await this.outbox.post({
      event: `pre-registered:${interest.id}`,
      cause: 'stranger',
      to: interest.email,
      subject: 'Your spot for future tournaments',
      parts: [
        paragraph(`Hi ${interest.name},`),
        paragraph(
          'We have noted your interest. We write to you when the next tournament opens; there is nothing to pay.',
        ),
        linkTo('See the tournaments', this.links.origin),
      ],
    });
    return interest;
  }
}
