/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { chooseTeam, leaveTeam } from './my-team.ts';
import { useFollowedTeam } from './use-followed-team.ts';

afterEach(async () => {
  await leave();
  leaveTeam();
});

/** Shows who is followed, with buttons to follow nobody or team 8. */
function Followed() {
  const [followed, follow] = useFollowedTeam();
  return (
    <>
      <p role="note">{followed ?? 'everybody'}</p>
      <button type="button" onClick={() => follow(undefined)}>
        everybody
      </button>
      <button type="button" onClick={() => follow(8)}>
        eight
      </button>
    </>
  );
}

const open = (at: string) => showAlone(<Followed />, { at, path: '/tournaments/:id' });
const said = () => screen.getByRole('note').textContent;

test('the way of the team that leads here is traced where the address names no other, until somebody wants all', () => {
  chooseTeam({ id: 4, name: 'Golden Eagles' });
  open('/tournaments/13');
  expect(said()).toBe('4');
  press('eight');
  expect(said()).toBe('8');
  press('everybody');
  expect(said()).toBe('everybody');
});

test('a link that names a team traces that one, and without a team of its own a device traces none', () => {
  open('/tournaments/13?team=8');
  expect(said()).toBe('8');
  press('everybody');
  expect(said()).toBe('everybody');
  act(() => chooseTeam({ id: 4, name: 'Golden Eagles' }));
  expect(said()).toBe('4');
});
