import { type Answers } from '../../form/form.ts';
import { said } from '../../language/sentence.ts';
import { type Letter, once, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { listInWords } from '../../time/eastern-words.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import { familyLink, familyLinkDays } from './family-link.ts';
import { childrenOf } from './family-of-link.ts';
import type { familyPageRequest } from './family-page-request.ts';

/** Mails a family the link to its page, at most once an hour and to the address on file; for an unknown address it does nothing, without telling. */
export class MailFamilyPage {
  constructor(private readonly ports: Given<'players' | 'seal'>) {}

  async run({ email: address }: Answers<typeof familyPageRequest>): Promise<void> {
    const now = this.ports.clock.now();
    const [first, ...others] = await childrenOf(this.ports, address, now);
    if (first === undefined) return;
    for (const { id } of [first, ...others])
      await this.ports.audit.note({ thing: 'player', recordId: id, what: 'family page mailed' });
    await this.ports.outbox.post(familyPageLetter(this.ports, [first, ...others], now));
  }
}

/** Writes the letter with the link to a family's page. */
export function familyPageLetter(
  ports: Needs<'links' | 'seal'>,
  children: readonly [Player, ...Player[]],
  now: Date,
): Letter {
  const { language } = children[0];
  return {
    ...once('family-page', addressMark(ports.seal, children[0], now), now.toISOString().slice(0, 13)),
    to: signersAddress(children[0], easternYear(now)),
    language,
    subject: 'What we keep about your family',
    parts: [
      paragraph(
        said('This link opens the page with everything we keep about {names}.', {
          names: listInWords(
            children.map(({ name }) => name),
            language,
          ),
        }),
      ),
      familyLink(ports, children, now),
      paragraph(
        said(
          'It is yours alone and works for {days} days. Please do not forward it. If you did not ask for it, nothing has happened and you need not do anything.',
          { days: familyLinkDays },
        ),
      ),
    ],
  };
}
