import { openApp } from '../journey/app.ts';

const app = openApp();

const json = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

test.each<unknown>([{ toString: 1 }, { valueOf: 1 }, [], [[1]], {}, true, '0x1', '1e3'])(
  '%j is nobody’s team',
  async (teamId) => {
    const sent = json({ teamId, emails: ['friend@family.example'] });
    expect((await app().visitor().call('/api/invitations/send', sent)).status).toBe(404);
    const organized = await app().organizer.call('/api/invitations/send', sent);
    expect([400, 404]).toContain(organized.status);
  },
);

test.each<unknown>([undefined, null, {}, { toString: 1 }, [], 'x', '', 0, -1, 1.5, 1e300])(
  'whoever registers %j again, family or organizer, is told so',
  async (id) => {
    const { id: tournamentId } = await app().announce();
    const choices = { tournamentId, teamOption: 'individual', paymentMethod: 'venmo', acceptTerms: true };
    expect(
      (
        await app()
          .visitor()
          .call('/api/players/re-register', json({ id, ...choices }))
      ).status,
    ).toBe(404);
    const { status, body } = await app().organizer.call('/api/players/re-register', json({ id, ...choices }));
    expect([status, body]).toMatchObject([400, { errors: { id: 'Please say whose record this is' } }]);
  },
);

const half = '\\ud800';

test.each([
  'teams',
  'players',
  'pre-registrations',
  'tournament-registrations',
  'tournaments',
  'all-games',
  'audit',
  'messages',
])('half a character is no search among %s, on the page or for the file', async (resource) => {
  for (const path of [`/api/admin/${resource}`, `/api/admin/${resource}/export`]) {
    for (const filter of [`{"q":"an${half}a"}`, `{"${half}":"a"}`, `{"q":["${half}"]}`]) {
      const { status } = await app().organizer.get(`${path}?filter=${encodeURIComponent(filter)}`);
      expect([path, filter, status]).toEqual([path, filter, 400]);
    }
  }
});
