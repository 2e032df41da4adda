/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, expectMessage, leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { aFamilyRecord } from '../../test/sample/a-family-record.ts';
import { FamilyPages } from './family-pages.tsx';

const api = apiStandIn();
const page = 'POST /api/families/ZmFtaWx5';
const { player } = aFamilyRecord();
const [ada, ben] = [aFamilyRecord(), aFamilyRecord({ id: 4, player: { ...player, name: 'Ben Park' } })];

afterEach(leave);

const open = () => showAlone(<FamilyPages />, { at: '/family/ZmFtaWx5', path: '/family/*' });
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
