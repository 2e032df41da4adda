import { type Debt, type LetterPart, linkTo, paragraph } from '../mail/letter.ts';
import { dollars } from '../payment/fee.ts';
import { venmoLink } from '../payment/venmo-link.ts';
import type { SiteSettings } from './site-settings.ts';

/** What of the site's settings a letter says: whom to pay, and how the organizers are reached. */
export type WhomToPay = Pick<SiteSettings, 'venmoHandle' | 'contactEmail' | 'contactPhone'>;

/** A debt as a letter tells it: how much, to whom, the word beside it, and a link that opens the payment app with all of it filled in. */
export function debtInLetter({ amountCents, reference, isPaidAtEvent }: Debt, site: WhomToPay): readonly LetterPart[] {
  const amount = dollars(amountCents);
  const handle = `@${site.venmoHandle.replace(/^@/, '')}`;
  const how = isPaidAtEvent
    ? `You pay ${amount} at the event. If you would rather pay before, it is one press:`
    : `Please pay ${amount} with Venmo to ${handle} and write ${reference} beside it, so that we know whose it is:`;
  return [
    {
      kind: 'facts',
      facts: [
        ['To pay', amount],
        ['Venmo', handle],
        ['Payment reference', reference],
      ],
    },
    paragraph(how),
    linkTo(`Pay ${amount} with Venmo`, venmoLink(site.venmoHandle, amountCents, reference)),
  ];
}
