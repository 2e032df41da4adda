/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { addressNow, expectMessage, input, press, showAlone, type } from '../../test/harness/page-alone.tsx';
import { aPublicSite, aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { BoardContext, useBoard } from '../site/board.ts';
import { RegistrationArea } from './registration-area.tsx';

const closed = { tournaments: [], site: aPublicSite({ isRegistrationClosed: true }) };

afterEach(cleanup);

test('a form asked for while registration is closed says so and leads on', async () => {
  showAlone(<RegistrationArea />, { at: '/?register=individual', board: closed });
  expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeTruthy();
  expect(await screen.findByRole('form', { name: 'Reserve a spot for future tournaments' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Full Name/)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Find my registration' }));
  expect(await addressNow()).toBe('/player-lookup');
});

/** Area while an organizer closes registration. */
function AreaOfClosing() {
  const board = useBoard();
  const [isRegistrationClosed, setClosed] = useState(false);
  return (
    <BoardContext value={{ ...board, site: aPublicSite({ isRegistrationClosed }) }}>
      <button type="button" onClick={() => setClosed(true)}>
        The organizer
      </button>
      <RegistrationArea />
    </BoardContext>
  );
}

test('a form that registration closes on stays as it was typed, and its words go on to reserve a spot', async () => {
  showAlone(<AreaOfClosing />, { at: '/?register=individual', board: { tournaments: [aPublicTournament()] } });
  await screen.findByRole('button', { name: 'Register as Individual Player' });
  type('Full Name', 'Robin Vale');
  type('Email', 'robin@family.example');
  press('The organizer');
  expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeTruthy();
  await expectMessage('What you typed stays here', 'alarm');
  expect(input('Full Name').value).toBe('Robin Vale');
  press('Reserve My Spot with what I typed');
  await screen.findByRole('form', { name: 'Reserve a spot for future tournaments' });
  expect([input('Name').value, input('Email').value]).toEqual(['Robin Vale', 'robin@family.example']);
  for (const form of ['individual', 'pre-register']) dropDraft(form);
});

test('the form stands below all cards, of which the chosen one is highlighted', async () => {
  showAlone(<RegistrationArea />, {
    at: '/?register=individual',
    board: { tournaments: [aPublicTournament()], site: aPublicSite() },
  });
  await screen.findByRole('button', { name: 'Register as Individual Player' });
  const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(cards()).toHaveLength(6);
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual(['Chosen']);
  press('Enter my code');
  expect(await screen.findByRole('heading', { name: 'Join Team via Invitation' })).toBeTruthy();
  expect(cards()).toHaveLength(6);
  dropDraft('individual');
});

test('a form that is closed leads back to the cards, and is found again as it was', async () => {
  showAlone(<RegistrationArea />, {
    at: '/?register=individual',
    board: { tournaments: [aPublicTournament()], site: aPublicSite() },
  });
  await screen.findByRole('button', { name: 'Register as Individual Player' });
  type('Full Name', 'Robin Vale');
  press('Close this form');
  expect(document.activeElement?.textContent).toBe('Choose how you play');
  expect(screen.queryByLabelText(/^Full Name/)).toBeNull();
  press('Register alone');
  expect(await screen.findByDisplayValue('Robin Vale')).toBeTruthy();
  dropDraft('individual');
});
