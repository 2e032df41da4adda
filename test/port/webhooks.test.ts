import { type Adapters, everyAdapter, inPostgres } from './adapters.ts';

const url = 'https://club.example/told';
const now = new Date('2026-11-22T15:00:00Z');

async function aWebhook({ accounts, webhooks }: Adapters) {
  const account = { name: 'Olga', username: 'olga', email: 'olga@club.example', role: 'organizer' } as const;
  const { id: accountId } = await accounts.add({ ...account, state: 'active', invitation: null });
  return webhooks.add({ accountId, url, events: ['score.changed', 'result.final'] });
}

everyAdapter((adapters) => {
  test('a webhook is kept as it was added, until it is removed', async () => {
    const { webhooks, together } = adapters();
    expect(await webhooks.count()).toBe(0);
    const added = await aWebhook(adapters());
    expect(added).toMatchObject({ url, events: ['score.changed', 'result.final'], failingSince: null, offSince: null });
    expect(await together(() => webhooks.lock(added.id))).toEqual(added);
    expect(await webhooks.count()).toBe(1);
    await webhooks.remove(added.id);
    expect(await together(() => webhooks.lock(added.id))).toBeUndefined();
    expect(await webhooks.count()).toBe(0);
  });

  test('since when a webhook fails and is off is kept', async () => {
    const { webhooks, together } = adapters();
    const added = await aWebhook(adapters());
    await webhooks.save({ ...added, failingSince: now, offSince: now });
    expect(await together(() => webhooks.lock(added.id))).toEqual({ ...added, failingSince: now, offSince: now });
  });

  test('a test event waits to be sent, and goes with its webhook', async () => {
    const { webhooks, together } = adapters();
    const { id } = await aWebhook(adapters());
    const delivery = await webhooks.test(id);
    expect(await together(() => webhooks.stateOf(delivery))).toBe('waiting');
    expect(await together(() => webhooks.stateOf(delivery + 1))).toBeUndefined();
    await webhooks.sendAgain(delivery);
    expect(await together(() => webhooks.stateOf(delivery))).toBe('waiting');
    await webhooks.remove(id);
    expect(await together(() => webhooks.stateOf(delivery))).toBeUndefined();
  });
});

inPostgres((adapters) => {
  test('two tests of a webhook are two events', async () => {
    const { id } = await aWebhook(adapters());
    expect(await adapters().webhooks.test(id)).not.toBe(await adapters().webhooks.test(id));
  });
});
