/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, expectMessage, leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { aFamilyRecord } from '../../test/sample/a-family-record.ts';
import { tellSwitch } from '../language/switching.ts';
import { FamilyPages } from './family-pages.tsx';

const api = apiStandIn();
const page = 'POST /api/families/ZmFtaWx5';
const { player } = aFamilyRecord();
const [ada, ben] = [aFamilyRecord(), aFamilyRecord({ id: 4, player: { ...player, name: 'Ben Park' } })];

afterEach(leave);

const open = () => showAlone(<FamilyPages />, { at: '/family/ZmFtaWx5', path: '/family/:sealed?' });
const titles = () =>
  screen.queryAllByRole('heading', { name: /^Everything we keep about/ }).map((one) => one.textContent);

test('a parent of two sees both, erases one of them and then the other', async () => {
  api.answers(page, { children: [ada, ben] });
  open();
  await screen.findByRole('heading', { name: 'Everything we keep about Ada Park' });
  expect(titles()).toEqual(['Everything we keep about Ada Park', 'Everything we keep about Ben Park']);
  api.answers(`${page}/players/3/erase`, { message: 'Done' });
  press('Erase everything about Ada Park');
  press('Erase now');
  await expectMessage('Erased', 'good');
  expect(titles()).toEqual(['Everything we keep about Ben Park']);
  api.answers(`${page}/players/4/erase`, { message: 'Done' });
  press('Erase everything about Ben Park');
  press('Erase now');
  const erased = await screen.findByRole('heading', { name: 'Everything is erased' });
  expect(document.activeElement).toBe(erased);
  await expectAccessible();
});

test('what is kept is folded under what can be done, and says in words who looked when, day by day', async () => {
  const history = [
    { at: '2026-11-21T20:05:00Z', by: 'organizer', what: 'shown', text: 'An organizer saw the phone number' },
    { at: '2026-11-21T15:00:00Z', by: 'family', what: 'registered', text: 'Your family registered the player' },
    { at: '2026-11-20T15:00:00Z', by: 'site', what: 'created', text: 'The site entered the player' },
  ];
  api.answers(page, { children: [aFamilyRecord({ history })] });
  open();
  const record = (await screen.findByText('Everything we keep, and who looked at it')).closest('details');
  if (record === null) throw new Error('The record is not folded');
  expect(record.open).toBe(false);
  expect(record.textContent).toContain(
    'November 21, 20263:05 PM: An organizer saw the phone number10:00 AM: Your family',
  );
  expect(record.textContent).toContain('November 20, 202610:00 AM: The site entered the player');
  expect(record.textContent).not.toMatch(/parentPhone|\/api\//);
  const erase = screen.getByRole('button', { name: 'Erase everything about Ada Park' });
  expect(erase.compareDocumentPosition(record) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  record.open = true;
  await expectAccessible();
});

test('a link that ends under the open page says so, and a new one is asked for on the spot', async () => {
  api.answers(page, { children: [ada] });
  open();
  await screen.findByRole('heading', { name: 'Everything we keep about Ada Park' });
  api.answers(page, { message: 'This link no longer works' }, 404);
  api.answers(`${page}/players/3/erase`, { message: 'This link no longer works' }, 404);
  press('Erase everything about Ada Park');
  press('Erase now');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your link has ended' }));
  expect(dialog.getByRole('button', { name: 'Email me the link' })).toBeTruthy();
  await expectAccessible();
});

test('the switch of the site, turned on this page, chooses the language of the letters', async () => {
  api.answers(page, { children: [ada] });
  open();
  await screen.findByRole('heading', { name: 'Everything we keep about Ada Park' });
  expect(api.sent(`${page}/language`)).toEqual([]);
  api.answers(`${page}/language`, { message: 'Done' });
  tellSwitch('es');
  expect(api.sent(`${page}/language`)).toEqual([{ language: 'es' }]);
});

test('what cannot be erased today says why, beside what was asked', async () => {
  api.answers(page, { children: [ada] });
  open();
  await screen.findByRole('heading', { name: 'Everything we keep about Ada Park' });
  api.answers(`${page}/players/3/erase`, { message: 'The team still plays today' }, 409);
  press('Erase everything about Ada Park');
  press('Erase now');
  await expectMessage('The team still plays today', 'alarm');
  expect(screen.getByRole('dialog').textContent).toContain('The team still plays today');
  press('Keep everything as it is');
  expect(screen.queryByRole('dialog')).toBeNull();
});
