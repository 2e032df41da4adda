import { spokenRemarks } from '../form/form.ts';
import { sitesPrices } from '../tournament/prices.ts';
import { priceComplaints } from './price-complaints.ts';

const early = { earlyPriceCents: 3500, earlyUntil: '2027-01-10' };

test.each([
  ['no prices', {}, {}],
  ['an early price with its last day', early, {}],
  [
    'an early price without one',
    { earlyPriceCents: 3500 },
    { earlyUntil: 'Please say until when the early price holds' },
  ],
  [
    'a last day of no early price',
    { earlyUntil: '2027-01-10' },
    { earlyPriceCents: 'Please say what the early price is' },
  ],
  [
    'an early price as high as the price',
    { ...early, priceCents: 3500 },
    { earlyPriceCents: 'Early price must be lower than $35' },
  ],
  [
    'an early price as high as what the site asks',
    { ...early, earlyPriceCents: 4000 },
    { earlyPriceCents: 'Early price must be lower than $40' },
  ],
  ['an early price until the day before', { ...early, firstDay: '2027-01-11' }, {}],
  [
    'an early price until the tournament',
    { ...early, firstDay: '2027-01-10' },
    { earlyUntil: 'The last day of the early price must be before the tournament' },
  ],
  ['the same price for siblings', { priceCents: 3000, siblingPriceCents: 3000 }, {}],
  [
    'a higher price for siblings',
    { priceCents: 3000, siblingPriceCents: 3050 },
    { siblingPriceCents: 'Sibling price must be at most $30' },
  ],
  ['nothing for nobody', { priceCents: 0, siblingPriceCents: 0 }, {}],
])('%s', (_, prices, complaints) => {
  const found = priceComplaints({ ...sitesPrices, firstDay: null, ...prices }, 4000);
  expect(spokenRemarks(found)).toEqual(complaints);
});

test('where nobody knows what the site asks, only what the form says is compared', () => {
  expect(priceComplaints({ ...sitesPrices, ...early, earlyPriceCents: 9000, firstDay: null })).toEqual({});
});
