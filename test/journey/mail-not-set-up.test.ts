import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { MailQueue } from '../../domain/answer/mail/mail-queue.ts';
import { coveredLetter } from '../../domain/rule/mail/secret-links.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';
import type { Refused, Visitor } from './visitor.ts';

/** No mail server is set up: letters are written and stay. */
const app = openApp({ settings: { SMTP_URL: '' } });

const queue = async () => (await app().organizer.get<MailQueue>('/api/admin/mail-server/queue')).body;

test('where no letter leaves, organizers learn what to set, how many wait, and since when', async () => {
  expect(await queue()).toEqual({
    isSetUp: false,
    toSet: ['SMTP_URL', 'MAIL_FROM'],
    waiting: 0,
    waitingSince: null,
    lastError: null,
  });
  const { device } = await newOrganizer(app());
  const { body } = await device.post<ListedMessage>('/api/admin/mail-server/test', {});
  expect([body.state, body.lastError, body.attempts]).toEqual(['waiting', null, 0]);
  const [first] = await app().database.query<{ at: Date }>('select min(created_at) as at from outgoing_mails');
  expect(await queue()).toMatchObject({ waiting: 2, waitingSince: first?.at.toISOString() });
});

type Letter = { readonly id: number; readonly text: string };

/** A letter to an address as its reader would have it, with the sealed part of its first link of a kind. */
async function written(recipient: string, kind: string) {
  const [letter] = await app().database.query<Letter>(
    `select id, text_body as text from outgoing_mails where recipient = $1 and strpos(text_body, $2) > 0 order by id`,
    [recipient, `/${kind}/`],
  );
  const sealed = new RegExp(`/${kind}/(\\S+)`).exec(letter?.text ?? '')?.[1] ?? '';
  expect(sealed).not.toBe('');
  return { id: letter?.id ?? 0, text: letter?.text, sealed };
}

const provedBy = (thing: string, recordId: number) =>
  app().database.query<{ what: string; proved: string }>(
    `select what, proved from audit where thing = $1 and record_id = $2 order by id`,
    [thing, recordId],
  );

const uncover = (device: Visitor, id: number) => device.post<Letter & Refused>(`/api/admin/messages/${id}/links`, {});

/** A child with a parent whose letter asks to confirm the waiver. */
async function aChild(parentEmail: string) {
  const { id } = await app().announce();
  const child = aFreeAgent(id, { birthYear: bornYearsAgo(9), parentName: 'Robin Parent', parentEmail });
  const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players', child);
  const [registration] = await app().database.query<{ id: number }>(
    'select id from tournament_registrations where player_id = $1',
    [body.player.id],
  );
  return { playerId: body.player.id, registrationId: registration?.id ?? 0 };
}

test('letters are shown with their links covered, whoever looks', async () => {
  const { device } = await newOrganizer(app());
  await aChild('covered@home.example');
  const { id, text, sealed } = await written('covered@home.example', 'waiver');
  for (const reader of [device, app().organizer]) {
    const shown = (await reader.get<ListedMessage>(`/api/admin/messages/${id}`)).body.text ?? '';
    expect(shown).toContain('/waiver/••••••');
    expect([shown.includes(sealed), /[\w-]{20,}\.\w+\.[\w-]{20,}/.test(shown)]).toEqual([false, false]);
    expect(shown).toBe(coveredLetter({ kind: 'waiver-link', text: text ?? '' }));
  }
});

test('an owner alone uncovers the links of a letter: the family reads of it, and what is done by them says so', async () => {
  const { device } = await newOrganizer(app());
  const asked = await aChild('asked@home.example');
  const { id, text, sealed } = await written('asked@home.example', 'waiver');
  expect((await uncover(device, id)).status).toBe(403);
  expect(await uncover(app().organizer, id)).toMatchObject({ status: 200, body: { id, text } });
  expect((await provedBy('message', id)).map(({ what }) => what)).toContain('link shown');
  expect((await provedBy('player', asked.playerId)).map(({ what }) => what)).toContain('link shown');
  const told = await app().database.query(
    `select from outgoing_mails where recipient = 'asked@home.example' and event like 'link-shown:%'`,
  );
  expect(told).toHaveLength(1);
  await app().visitor().post(`/api/waivers/${sealed}/confirm`, { likenessAllowed: false });
  expect(await provedBy('registration', asked.registrationId)).toContainEqual(
    expect.objectContaining({ what: 'waiver confirmed', proved: 'shown link' }),
  );
  const other = await aChild('other@home.example');
  const own = await written('other@home.example', 'waiver');
  await app().visitor().post(`/api/waivers/${own.sealed}/confirm`, { likenessAllowed: false });
  expect(await provedBy('registration', other.registrationId)).toContainEqual(
    expect.objectContaining({ what: 'waiver confirmed', proved: 'mailed link' }),
  );
});

test('whoever leads a team by a link that was shown does everything there by it, and nothing elsewhere', async () => {
  const teams = [];
  for (const email of ['shown@home.example', 'unshown@home.example']) {
    const { id } = await app().announce();
    const { body } = await app()
      .visitor()
      .post<{ team: { id: number } }>('/api/teams', aTeam(id, { captainEmail: email }));
    teams.push({ id: body.team.id, ...{ letter: await written(email, 'captain') } });
  }
  const [shown, unshown] = teams;
  if (shown === undefined || unshown === undefined) throw new Error('No team was made');
  await uncover(app().organizer, shown.letter.id);
  const device = app().visitor();
  for (const { id, letter } of teams) {
    await device.post(`/api/captain-links/${letter.sealed}`, {});
    expect((await device.put(`/api/teams/${id}/free-agents`, { acceptsFreeAgents: false })).status).toBe(200);
  }
  const how = async (id: number) =>
    (await provedBy('team', id)).find(({ what }) => what === 'free agents chosen')?.proved;
  expect([await how(shown.id), await how(unshown.id)]).toEqual(['shown link', 'captain link']);
});

test('an invitation to the office, and a letter without a link, are never uncovered', async () => {
  const { username, device } = await newOrganizer(app());
  const [letter] = await app().database.query<Letter>('select id from outgoing_mails where recipient = $1', [username]);
  expect((await uncover(app().organizer, letter?.id ?? 0)).status).toBe(409);
  const { body } = await device.post<ListedMessage>('/api/admin/mail-server/test', {});
  expect((await uncover(app().organizer, body.id)).status).toBe(409);
  expect((await uncover(app().organizer, 999_999)).status).toBe(404);
});
