/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WholeRecordRegistration } from '../../domain/answer/player/whole-record.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, expectMessage, leave, press, showAlone, type } from '../../test/harness/page-alone.tsx';
import { aPlayerRecord } from '../../test/sample/a-player-record.ts';
import { aWholeRecord } from '../../test/sample/a-whole-record.ts';
import { PlayerIdPage } from '../player/player-id-page.tsx';

const api = apiStandIn();
const siblings = [{ id: 4, name: 'Ben Park' }];

afterEach(leave);

const registration: WholeRecordRegistration = {
  ...{ id: 9, tournamentId: 7, tournament: 'Fall Cup', registeredAt: '2026-11-20T15:00:00Z', team: null },
  ...{ ageBracket: null, paymentStatus: 'pending', paymentMethod: null, amountCents: 4000, paymentConfirmedAt: null },
  ...{ waiver: 'claimed', isWaiverWithdrawn: false, waiverSigner: 'Pat', waiverVersion: '1', waiverLanguage: 'en' },
  ...{ waiverSignedAt: '2026-11-20T15:00:00Z', waiverConfirmedAt: null, likenessAllowed: true, contactShared: false },
  ...{ notes: null, playWith: null, checkedInAt: null },
};

const signers = (different: Parameters<typeof aWholeRecord>[0] = {}, others: readonly object[] = siblings) => ({
  player: { ...aPlayerRecord({ id: 3, name: 'Ada Park' }, []), sealedWaiver: null, isSigner: true },
  record: aWholeRecord({ registrations: [registration], ...different }),
  siblings: others,
});

/** The page of a player whose signer has proved the mailbox. */
async function opened(found: object = signers()) {
  api.answers('GET /api/players/3/record', found);
  showAlone(<PlayerIdPage />, { at: '/player-lookup/3', path: '/player-lookup/:id?' });
  await screen.findByRole('heading', { name: 'Everything we keep about Ada Park' });
}

test('a signer sees one player, with the other ones as links, and erases it after the question', async () => {
  await opened();
  expect(screen.getByRole('article', { name: 'Ada Park' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ben Park' }).getAttribute('href')).toBe('/player-lookup/4');
  await expectAccessible();
  api.answers('POST /api/players/3/erase', { message: 'Done' });
  press('Erase everything about Ada Park');
  const dialog = screen.getByRole('dialog', { name: 'Erase Ada Park?' });
  expect(dialog.textContent).toContain('This cannot be undone');
  await expectAccessible();
  press('Erase now');
  const erased = await screen.findByRole('heading', { name: 'Everything is erased' });
  expect(document.activeElement).toBe(erased);
  expect(screen.queryByRole('article', { name: 'Ada Park' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ben Park' })).toBeTruthy();
  await expectAccessible();
});

test('a link to another player opens that one', async () => {
  await opened();
  const ben = signers({ id: 4, player: { ...aWholeRecord().player, name: 'Ben Park' } }, []);
  api.answers('GET /api/players/4/record', { ...ben, player: { ...ben.player, id: 4, name: 'Ben Park' } });
  screen.getByRole('link', { name: 'Ben Park' }).click();
  expect(await screen.findByRole('heading', { name: 'Everything we keep about Ben Park' })).toBeTruthy();
  expect(screen.queryByText('Your other players')).toBeNull();
});

test('what is kept is folded under what can be done, and says in words who looked when, day by day', async () => {
  const history = [
    { at: '2026-11-21T20:05:00Z', by: 'organizer', what: 'shown', text: 'An organizer saw the phone number' },
    { at: '2026-11-21T15:00:00Z', by: 'family', what: 'registered', text: 'Your family registered the player' },
    { at: '2026-11-20T15:00:00Z', by: 'site', what: 'created', text: 'The site entered the player' },
  ];
  await opened(signers({ history }));
  const record = screen.getByText('Everything we keep, and who looked at it').closest('details');
  if (record === null) throw new Error('The record is not folded');
  expect(record.open).toBe(false);
  expect(record.textContent).toContain(
    'November 21, 20263:05 PM: An organizer saw the phone number10:00 AM: Your family',
  );
  expect(record.textContent).toContain('November 20, 202610:00 AM: The site entered the player');
  const erase = screen.getByRole('button', { name: 'Erase everything about Ada Park' });
  expect(erase.compareDocumentPosition(record) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  record.open = true;
  await expectAccessible();
});

test.each([
  [
    'Let our team reach us: Fall Cup',
    'PUT /api/players/3/registrations/7/contact',
    { contactShared: true },
    'reach you',
  ],
  ['No photos: Fall Cup', 'POST /api/players/3/registrations/7/likeness/withdraw', {}, 'No photos'],
  ['Send our letters in Spanish', 'PUT /api/players/3/language', { language: 'es' }, 'Language chosen'],
])('one press does it, and the page stays where it is read: %s', async (label, call, body, told) => {
  await opened();
  api.answers(call, { message: 'Done' });
  press(label);
  await expectMessage(told, 'good');
  expect(api.sent(call)).toEqual([body]);
  expect(document.activeElement?.textContent).toBe('Everything we keep about Ada Park');
});

test('the waiver is withdrawn after the question, and the card says so', async () => {
  await opened();
  press('Withdraw the waiver: Fall Cup');
  const withdrawn: WholeRecordRegistration = { ...registration, waiver: 'unsigned', isWaiverWithdrawn: true };
  api.answers('POST /api/players/3/registrations/7/waiver/withdraw', { message: 'Done' });
  api.answers('GET /api/players/3/record', signers({ registrations: [withdrawn] }));
  press('Withdraw it now');
  await expectMessage('Waiver withdrawn', 'good');
  expect(screen.queryByRole('button', { name: /^Withdraw the waiver/ })).toBeNull();
  expect(screen.getByText(/Withdrawn: cannot play until it is signed again/)).toBeTruthy();
});

test('a right that ends under the open page says so, and a new link is asked for on the spot', async () => {
  await opened();
  api.answers('GET /api/players/3/record', { message: 'Player not found' }, 404);
  api.answers('POST /api/players/3/erase', { message: 'Player not found' }, 404);
  press('Erase everything about Ada Park');
  press('Erase now');
  const dialog = within(await screen.findByRole('dialog', { name: 'Please open your link again' }));
  expect(dialog.getByRole('button', { name: 'Email me the link' })).toBeTruthy();
  await expectAccessible();
});

test('what cannot be erased today says why, beside what was asked', async () => {
  await opened();
  api.answers('POST /api/players/3/erase', { message: 'The team still plays today' }, 409);
  press('Erase everything about Ada Park');
  press('Erase now');
  await expectMessage('The team still plays today', 'alarm');
  expect(screen.getByRole('dialog').textContent).toContain('The team still plays today');
  press('Keep everything as it is');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address without a right leads to the search, with the request for a link open', async () => {
  api.answers('GET /api/players/3/record', { message: 'Player not found' }, 404);
  showAlone(<PlayerIdPage />, { at: '/player-lookup/3', path: '/player-lookup/:id?' });
  const request = (await screen.findByText('See everything we keep, or erase it')).closest('details');
  await waitFor(() => expect(request?.open).toBe(true));
  expect(screen.getByRole('button', { name: 'Find my registration' })).toBeTruthy();
  await expectAccessible();
  api.answers('POST /api/players/record-link', { message: 'Sent' });
  type(/^Email/, 'pat@family.example');
  press('Email me the link');
  expect(await screen.findByText(/a link is on its way there/)).toBeTruthy();
});
