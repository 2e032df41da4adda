import type { Language } from '../language/language.ts';
import { asWritten, said } from '../language/sentence.ts';
import { type Debt, type Fact, type LetterPart } from '../mail/letter.ts';
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

function partsOf(debt: Debt, site: Payee): readonly Exclude<LetterPart, Debt>[] {
  const { amountCents, reference, isPaidAtEvent, isNamed } = debt;
  const handle = `@${site.venmoHandle.replace(/^@/, '')}`;
  const hasVenmo = site.venmoHandle !== '';
  const facts: readonly Fact[] = [
    ...(isNamed ? [] : ([['To pay', dollars(amountCents)]] as const)),
    ...(hasVenmo ? ([[asWritten('Venmo'), handle]] as const) : []),
    ['Payment reference', reference],
  ];
  const how = hasVenmo ? (isPaidAtEvent ? atEventOrBefore : byVenmo) : atEvent;
  const link = {
    kind: 'link',
    label: said('Pay with Venmo'),
    url: venmoLink(site.venmoHandle, amountCents, reference),
  } as const;
  return [{ kind: 'facts', facts }, { kind: 'text', text: how }, ...(hasVenmo ? [link] : [])];
}

const atEvent = said('You pay at the event.');
const atEventOrBefore = said(
  'You pay at the event. If you would rather pay before, you can pay with Venmo at any time.',
);
const byVenmo = said(
  'Please pay with Venmo and write the payment reference beside it, so that we know whose payment it is.',
);
