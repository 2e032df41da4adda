import { FixedClock } from '../../../test/in-memory/fixed-clock.ts';
import { InMemoryAccounts } from '../../../test/in-memory/in-memory-accounts.ts';
import { InMemoryAudit } from '../../../test/in-memory/in-memory-audit.ts';
import { InMemoryOutbox } from '../../../test/in-memory/in-memory-outbox.ts';
import { InMemoryWebhooks } from '../../../test/in-memory/in-memory-webhooks.ts';
import type { Role } from '../../rule/access/role.ts';
import type { AccountState } from '../../rule/organizer/account.ts';
import { Links } from '../../rule/site/links.ts';
import { noteFailure } from './webhook.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

async function aDesk(state: AccountState, failingSince: Date | null) {
  const [accounts, webhooks, outbox, audit] = [
    new InMemoryAccounts(),
    new InMemoryWebhooks(),
    new InMemoryOutbox(() => true),
    new InMemoryAudit(),
  ];
  const person = (name: string, role: Role, itsState: AccountState) =>
    accounts.add({
      ...{ username: name, name, email: `${name}@club.example`, role, state: itsState },
      ...{ invitation: null },
    });
  const { id: accountId } = await person('kim', 'organizer', state);
  await person('olga', 'owner', 'active');
  await person('lee', 'organizer', 'active');
  const webhook = await webhooks.add({ accountId, url: 'https://club.example/s3cret', events: ['result.final'] });
  await webhooks.save({ ...webhook, failingSince });
  const links = new Links('https://cup.example');
  const ports = { webhooks, accounts, outbox, links, audit, clock: new FixedClock(now) };
  await noteFailure(ports, { id: webhook.id, reason: 'It answered 500' });
  return { kept: await webhooks.lock(webhook.id), told: outbox.letters.map(({ to }) => to), audit };
}

test('from the first failure on it is kept since when a webhook fails', async () => {
  const { kept, told } = await aDesk('active', null);
  expect(kept).toMatchObject({ failingSince: now, offSince: null });
  expect(told).toEqual([]);
});

test('a failure within the day neither switches a webhook off nor begins the day again', async () => {
  const { kept } = await aDesk('active', hoursAgo(23));
  expect(kept).toMatchObject({ failingSince: hoursAgo(23), offSince: null });
});

test('after a day of failures a webhook is off, and who added it is told', async () => {
  const { kept, told, audit } = await aDesk('active', hoursAgo(24));
  expect(kept).toMatchObject({ offSince: now });
  expect(told).toEqual(['kim@club.example']);
  expect(audit.writes).toEqual([expect.objectContaining({ thing: 'webhook', what: 'switched off' })]);
});

test('where that account has ended the owners are told', async () => {
  const { told } = await aDesk('ended', hoursAgo(24));
  expect(told).toEqual(['olga@club.example']);
});
