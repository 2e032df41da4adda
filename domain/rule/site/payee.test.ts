import fc from 'fast-check';
import { debtInLetter } from './payee.ts';
import { defaultSiteSettings } from './site-settings.ts';

const site = { ...defaultSiteSettings, venmoHandle: '@golden-goal' };
const debt = { kind: 'debt', amountCents: 4200, reference: '3V3-ABCD', isPaidAtEvent: false } as const;

test('a debt says how much, to whom and under which word, and its link fills all of it in', () => {
  expect(debtInLetter(debt, site)).toEqual([
    {
      kind: 'facts',
      facts: [
        ['To pay', '$42'],
        ['Venmo', '@golden-goal'],
        ['Payment reference', '3V3-ABCD'],
      ],
    },
    {
      kind: 'text',
      text: 'Please pay with Venmo and write the payment reference beside it, so that we know whose payment it is.',
    },
    {
      kind: 'link',
      label: 'Pay with Venmo',
      url: 'https://venmo.com/golden-goal?txn=pay&amount=42.00&note=3V3-ABCD',
    },
  ]);
});

test('who pays at the event is not asked to pay before, and can', () => {
  const [, how, link] = debtInLetter({ ...debt, isPaidAtEvent: true }, site);
  expect(how).toEqual({
    kind: 'text',
    text: 'You pay at the event. If you would rather pay before, you can pay with Venmo at any time.',
  });
  expect(link).toMatchObject({ kind: 'link', label: 'Pay with Venmo' });
});

test('who would pay with Venmo pays at the event until the site says whom', () => {
  expect(debtInLetter(debt, defaultSiteSettings)).toEqual([
    {
      kind: 'facts',
      facts: [
        ['To pay', '$42'],
        ['Payment reference', '3V3-ABCD'],
      ],
    },
    { kind: 'text', text: 'You pay at the event.' },
  ]);
});

test('whatever is owed, the link asks for just that', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amountCents) => {
      const link = debtInLetter({ ...debt, amountCents }, site).find((part) => part.kind === 'link');
      const asked = Number(new URL(link?.url ?? '').searchParams.get('amount'));
      expect(Math.round(asked * 100)).toBe(amountCents);
    }),
  );
});
