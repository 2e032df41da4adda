import { expect, test } from '@jest/globals';
import { sitesPrices } from '../../domain/rule/tournament/prices.ts';
import { currentPrice } from './current-price.ts';
import { priceInWords, priceLead } from './spoken-price.ts';

const early = { earlyPriceCents: 3500, earlyUntil: '2027-01-10' };

test.each([
  ['no price of its own', sitesPrices, '$40', 'The fee is $40 for this player. Nothing is charged on this page.'],
  [
    'its own price',
    { ...sitesPrices, priceCents: 4550 },
    '$45.50',
    'The fee is $45.50 for this player. Nothing is charged on this page.',
  ],
  [
    'an early price',
    { ...sitesPrices, ...early },
    '$35 until Jan 10, then $40',
    'The fee is $35 for this player until Jan 10, then $40. Nothing is charged on this page.',
  ],
  [
    'a sibling price',
    { ...sitesPrices, siblingPriceCents: 3000 },
    '$40',
    'The fee is $40 for this player. Nothing is charged on this page. From the second child of a family on it is $30 by itself.',
  ],
  [
    'a sibling price that is no lower than the early one',
    { ...sitesPrices, ...early, siblingPriceCents: 3500 },
    '$35 until Jan 10, then $40',
    'The fee is $35 for this player until Jan 10, then $40. Nothing is charged on this page.',
  ],
  ['no price at all', { ...sitesPrices, priceCents: 0 }, 'Free', 'This tournament is free for this player.'],
])('%s', (_, prices, short, lead) => {
  const asked = currentPrice(prices, 4000);
  expect([priceInWords(asked), priceLead(asked)]).toEqual([short, lead]);
});
