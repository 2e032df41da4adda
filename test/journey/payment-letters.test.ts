import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import { openApp } from './app.ts';
import { one, putSeen } from './records.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';

const app = openApp();

type Settings = { readonly version: number };
type Registered = { readonly player: { readonly id: number }; readonly team: { readonly invitationCode: string } };

/** Whoever registers, and the letter about it. */
async function lettersTo(email: string, count: number) {
  const mails = await app().mailbox.mailsTo(email, count);
  return mails.map(({ subject, text }) => ({ subject, text }));
}

const linkOf = (amount: string, reference: string) =>
  `https://venmo.com/family-cups?txn=pay&amount=${amount}&note=${reference}`;

describe('where the site says how it is paid', () => {
  let before: Settings;

  const asRead = async () => (await app().organizer.get<Settings>('/api/admin/site-settings/1')).body;
  const set = async (settings: object) => {
    const { version } = await asRead();
    const { status } = await putSeen(app().organizer, '/api/admin/site-settings/1', { ...settings, version }, version);
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    before = await asRead();
    await set({
      ...before,
      venmoHandle: 'family-cups',
      contactEmail: 'ask@cups.example',
      contactPhone: '(201) 555-0188',
    });
  });

  // Other journeys on this product pay as the site says from the start.
  afterAll(() => set(before));

  test('every letter with a debt says how much, to whom, under which word, with a link, and whom to ask', async () => {
    const { id } = await app().announce();
    const team = aTeam(id);
    const { body } = await app().visitor().post<Registered>('/api/teams', team);
    const joiner = aJoiner(body.team.invitationCode);
    await app().visitor().post('/api/players/join-via-invitation', joiner);
    const alone = aFreeAgent(id);
    await app().visitor().post('/api/players', alone);
    for (const { email, count, subject } of [
      { email: team.captainEmail, count: 2, subject: 'Your team is in' },
      { email: joiner.email, count: 1, subject: 'Welcome to ' },
      { email: alone.email, count: 1, subject: "You're registered" },
    ]) {
      const letter = (await lettersTo(email, count)).find((one) => one.subject.startsWith(subject));
      const [row] = await app().database.query<{ id: number }>(
        'select r.id from tournament_registrations r join players p on p.id = r.player_id where p.email = $1',
        [email],
      );
      const reference = paymentReference(row?.id ?? 0);
      for (const said of ['Fee: $40', 'Venmo: @family-cups', `Payment reference: ${reference}`]) {
        expect(letter?.text).toContain(said);
      }
      expect(letter?.text).toContain(linkOf('40.00', reference));
      expect(letter?.text).toContain('Questions? ask@cups.example or (201) 555-0188');
    }
  });

  test('a payment that is written down is answered with a receipt, once', async () => {
    const { id } = await app().announce();
    const alone = aFreeAgent(id);
    const { body } = await app().visitor().post<Registered>('/api/players', alone);
    const path = `/api/admin/players/${body.player.id}/payment`;
    const paid = { paymentMethod: 'cash', paymentConfirmed: true };
    const noted = await app().organizer.call(path, {
      method: 'PUT',
      body: JSON.stringify(paid),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(noted.status).toBe(200);
    const again = await app().organizer.call(path, {
      method: 'PUT',
      body: JSON.stringify(paid),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(again.status).toBe(200);
    const receipts = (await lettersTo(alone.email, 2)).filter(({ subject }) => subject.startsWith('Payment received'));
    expect(receipts).toHaveLength(1);
    const { paymentReference: reference } = await one(app(), 'players', body.player.id);
    for (const said of ['Received: $40', 'By: Cash', `Payment reference: ${String(reference)}`]) {
      expect(receipts[0]?.text).toContain(said);
    }
    expect(receipts[0]?.text).not.toContain('To pay:');
  });
});
