import { acceptAnswers } from '../../form/accept-answers.ts';
import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { paragraph } from '../../mail/letter.ts';
import type { Secrets } from '../../port/secrets.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { legibleAlphabet } from '../../secret/legible-alphabet.ts';
import { placeholderCaptain } from '../../team/placeholder-captain.ts';
import { easternYear } from '../../time/eastern.ts';
import { heldTeam, type OfficeDesk } from './office-desk.ts';

/** What an organizer writes to a captain. */
export const captainLetter = form({
  subject: text({ label: 'Subject', max: [200, 'Subject must be less than 200 characters'] }),
  text: text({ label: 'Message', max: [5000, 'Message must be less than 5000 characters'], paragraphs: true }),
});

/** An organizer writes to the captain of a team. */
export class MailCaptain {
  constructor(
    private readonly desk: OfficeDesk,
    private readonly secrets: Secrets,
  ) {}

  async run({ id, input }: { readonly id: number; readonly input: unknown }): Promise<{ readonly sentTo: string }> {
    const { team } = await heldTeam(this.desk, id);
    const answers = acceptAnswers(captainLetter, input, { year: easternYear(this.desk.clock.now()) });
    if (team.captainEmail === placeholderCaptain.captainEmail) {
      throw new Refusal('conflict', `${team.name} has no captain to write to. Please assign one first.`);
    }
    const paragraphs = answers.text.split(/\n\s*\n/).map((part) => paragraph(part.trim()));
    await this.desk.outbox.post({
      event: `to-captain:${team.id}:${this.secrets.draw(legibleAlphabet, 12)}`,
      to: team.captainEmail,
      subject: answers.subject,
      parts: [paragraph(`Hi ${team.captainName},`), ...paragraphs],
    });
    await this.desk.audit.note({
      thing: 'team',
      recordId: id,
      what: 'captain mailed',
      to: { subject: answers.subject },
    });
    return { sentTo: team.captainEmail };
  }
}
