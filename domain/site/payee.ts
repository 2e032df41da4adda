import type { Language } from '../language/language.ts';
import { asWritten, said } from '../language/sentence.ts';
import { type Debt, type LetterPart } from '../mail/letter.ts';
import { type TranslatedPart, translatePart } from '../mail/translated-letter.ts';
import { dollars } from '../payment/fee.ts';
import { venmoLink } from '../payment/venmo-link.ts';
import type { SiteSettings } from './site-settings.ts';

/** Settings that a letter quotes: the payee, and how to reach the organizers. */
export type Payee = Pick<SiteSettings, 'venmoHandle' | 'contactEmail' | 'contactPhone'>;

/** Returns the payment part of a letter: amount, payee, reference, and a link that opens the payment app with all of it filled in. */
export function debtInLetter(debt: Debt, site: Payee, language: Language = 'en'): readonly TranslatedPart[] {
  return partsOf(debt, site).map((part) => translatePart(part, language));
}

function partsOf({ amountCents, reference, isPaidAtEvent }: Debt, site: Payee): readonly Exclude<LetterPart, Debt>[] {
  const amount = dollars(amountCents);
  if (site.venmoHandle === '')
    return [
      {
        kind: 'facts',
        facts: [
          ['To pay', amount],
          ['Payment reference', reference],
        ],
      },
      { kind: 'text', text: said('You pay {amount} at the event.', { amount }) },
    ];
  const handle = `@${site.venmoHandle.replace(/^@/, '')}`;
  const how = isPaidAtEvent
    ? said('You pay {amount} at the event. If you would rather pay before, Venmo takes it at any time.', { amount })
    : said('Please pay {amount} with Venmo to {handle} and write {reference} beside it, so that we know whose it is.', {
        amount,
        handle,
        reference,
      });
  return [
    {
      kind: 'facts',
      facts: [
        ['To pay', amount],
        [asWritten('Venmo'), handle],
        ['Payment reference', reference],
      ],
    },
    { kind: 'text', text: how },
    {
      kind: 'link',
      label: said('Pay {amount} with Venmo', { amount }),
      url: venmoLink(site.venmoHandle, amountCents, reference),
      givesWay: isPaidAtEvent ? 'first' : 'last',
    },
  ];
}
