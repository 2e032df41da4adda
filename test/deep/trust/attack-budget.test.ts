import { readFileSync } from 'node:fs';
import { connectionBounds } from '../../../api/process/answers-in-turn.ts';
import {
  type Allowance,
  allowanceSeconds,
  allowances,
  codesADay,
  daySeconds,
  spareTries,
} from '../../../domain/rule/access/allowances.ts';
import { callsOfKey } from '../../../domain/rule/api-key/api-key.ts';
import { mostOfSource } from '../../../domain/rule/follower/follower.ts';
import { mostInvitationsOfATeam } from '../../../domain/rule/invitation/invitation.ts';
import { dailyCaps, paceOfFamilies } from '../../../domain/rule/mail/daily-cap.ts';
import { defaultSiteSettings } from '../../../domain/rule/site/site-settings.ts';

const page = readFileSync(new URL('../../../docs/attack-budget.md', import.meta.url), 'utf8');

const targets = ['phone', 'name', 'account', 'code'] as const;

function rowOf([guessed, allowed]: readonly [string, Allowance]): readonly string[] {
  const { address = '', everywhere = '', device = '' } = allowed;
  const target = targets.flatMap((one) => (allowed[one] === undefined ? [] : [`${one} ${allowed[one]}`])).join(', ');
  return [guessed, `${address}`, `${everywhere}`, target, `${device}`];
}

test('the published budget is the one that holds', () => {
  const [budget = ''] = page.split('## Measured');
  const rows = budget.split('\n').filter((line) => line.startsWith('| ') && !/^\| (-|what)/.test(line));
  const published = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(published).toEqual(Object.entries(allowances).map(rowOf));
});

test('a right code is found beyond the tries of its address as published', () => {
  expect(page.replace(/\s+/g, ' ')).toContain(`until it has guessed ${allowances.code.beyond} times more`);
});

test('what is left once all addresses have used up theirs, and what all records cost together, is as published', () => {
  const told = page.replace(/\s+/g, ' ');
  expect(told).toContain(`each /48) still has ${['no', 'one', 'two', 'three'][spareTries]} spare tries`);
  const { everywhere } = allowances['contact-code'];
  const aDay = everywhere * (daySeconds / allowanceSeconds);
  const records = aDay / (codesADay.everywhere * allowances['contact-code'].code);
  expect(told).toContain(`${everywhere} tries in a quarter of an hour are ${aDay.toLocaleString('en')} a day`);
  expect(told).toContain(`who knows ${records} names`);
  expect(told).toContain(`one code in ${Math.round(1_000_000 / aDay)} days`);
});

test('codes for one player are limited as published', () => {
  const { address, everywhere } = codesADay;
  expect(page.replace(/\s+/g, ' ')).toContain(`${address} codes a day to one address and ${everywhere} to all`);
});

test('what a connection and a network may hold is limited as published', () => {
  const told = page.replace(/\s+/g, ' ');
  const { requests, headMs, requestMs, takeMs, lookMs } = connectionBounds;
  expect(told).toContain(`more than ${requests} requests ahead`);
  expect(told).toContain(
    `Silence ends within ${(headMs + lookMs) / 1000} seconds, a request that does not become whole within ${(requestMs + lookMs) / 1000}, and an answer of which nothing is taken for ${takeMs / 1000} seconds`,
  );
  expect(told).toContain(`${mostOfSource} begin to follow a team in a day`);
});

test('found lookups are limited as published', () => {
  expect(page).toContain(`${allowances.lookup.found} for one address`);
});

test('a key of the API calls as often as published', () => {
  expect(page).toContain(`A key makes ${callsOfKey.calls} calls in ${callsOfKey.seconds} seconds`);
});

test('what leaves to strangers is limited as published', () => {
  const told = page.replace(/\s+/g, ' ');
  const { pacePerSource, paceInAll } = defaultSiteSettings;
  expect(told).toContain(`${pacePerSource} invitations an hour leave from one address and ${paceInAll} from all`);
  const { perSource, inAll, first } = paceOfFamilies;
  expect(told).toContain(`leaves at ${perSource} an hour from one address and ${inAll} from all`);
  expect(told).toContain(`the first ${first} an hour of an address`);
  const { unconfirmed, confirmed, together } = dailyCaps.registration;
  expect(told).toContain(
    `${unconfirmed} of registrations and notices from one source, ${together * unconfirmed} from all`,
  );
  expect(told).toContain(
    `(${dailyCaps.stranger.confirmed}, ${confirmed} and ${together * confirmed} once it has answered)`,
  );
  expect(told).toContain(
    `One team mails ${mostInvitationsOfATeam}, and one stranger gets ${dailyCaps.stranger.unconfirmed} letters a day`,
  );
});
