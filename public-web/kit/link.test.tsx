/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link, MenuLink } from './link.tsx';

afterEach(cleanup);

function Here() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

const shown = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/tournaments">Tournaments</Link>
      <Link to="/privacy" onClick={(event) => event.preventDefault()}>
        Held
      </Link>
      <MenuLink to="/live-scores">Scores</MenuLink>
      <Here />
    </MemoryRouter>,
  );
const place = () => screen.getByRole('status').textContent;

test('a press opens the page without leaving the site', () => {
  shown('/');
  expect(screen.getByText('Tournaments').getAttribute('href')).toBe('/tournaments');
  expect(fireEvent.click(screen.getByText('Tournaments'))).toBe(false);
  expect(place()).toBe('/tournaments');
});

test('a press for another window, and one that somebody has held, are left alone', () => {
  shown('/');
  fireEvent.click(screen.getByText('Tournaments'), { ctrlKey: true });
  fireEvent.click(screen.getByText('Held'));
  expect(place()).toBe('/');
});

test.each([
  ['/live-scores', 'page'],
  ['/live-scores/teaneck', 'page'],
  ['/live-scores-of-old', null],
])('at %s the menu says where one is: %s', (at, current) => {
  shown(at);
  expect(screen.getByText('Scores').getAttribute('aria-current')).toBe(current);
});
