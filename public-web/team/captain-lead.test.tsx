/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { aCaptainsTeam, aTeammate } from '../../test/sample/a-captains-team.ts';
import { CaptainLead } from './captain-lead.tsx';

afterEach(cleanup);

const player = aTeammate();
const lead = { name: 'Robin Reyes', email: 'robin@club.example', phone: '(201) 555-0188' };
const offer = {
  name: 'Kim Lee',
  email: 'kim@club.example',
  role: 'parent',
  endsAt: '2026-11-27T15:00:00.000Z',
} as const;
const players = [{ ...player, isCaptain: false }];

const [hand, takeBack, stepDown] = [
  'Hand the team to somebody who does not play',
  'Take the offer back',
  'Step down',
] as const;

test.each<[string, Partial<CaptainsTeam>, string, readonly string[]]>([
  ['a captain leads', {}, 'A captain who plays leads this team.', [hand]],
  ['a captain leads, and the team is offered', { offer }, 'Offered to Kim Lee', [takeBack]],
  ['a coach leads', { ledBy: 'coach', lead, players }, 'coach, does not play', [hand, stepDown]],
  [
    'a coach leads, and the team is offered',
    { ledBy: 'coach', lead, players, offer },
    'Robin Reyes',
    [takeBack, stepDown],
  ],
  [
    'a coach leads while games are played',
    { ledBy: 'coach', lead, players, canChangeRoster: false },
    'Robin Reyes',
    [stepDown],
  ],
  ['a captain leads while games are played', { canChangeRoster: false }, 'A captain who plays leads this team.', []],
  ['nobody leads', { players }, 'Nobody leads this team yet.', [hand]],
])('where %s, that is said, and what can be done', (_, different, said, ways) => {
  render(
    <MemoryRouter>
      <CaptainLead team={aCaptainsTeam(different)} onChange={() => {}} onSteppedDown={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('region', { name: 'Who leads the team' }).textContent).toContain(said);
  expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual(ways);
});
