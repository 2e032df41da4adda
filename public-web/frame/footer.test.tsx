/** @jest-environment ./test/harness/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { BoardContext, emptyBoard } from '../site/board.ts';
import { Footer } from './footer.tsx';

const site = {
  fee: { cents: 4000 },
  venmoHandle: 'golden-goal',
  contactEmail: 'hello@club.example',
  contactPhone: '(201) 555-0188',
  links: [{ label: 'The club', url: 'https://club.example/' }],
  socialLinks: [{ label: 'Pictures', url: 'https://pictures.example/' }],
  closingOneClosesAll: false,
  isRegistrationClosed: false,
};

test('below every page stand the address, the phone and the links that organizers have set', () => {
  render(
    <BoardContext value={{ ...emptyBoard, site }}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </BoardContext>,
  );
  const links = within(screen.getByRole('list', { name: /question/i })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['hello@club.example', 'mailto:hello@club.example'],
    ['(201) 555-0188', 'tel:2015550188'],
    ['The club', 'https://club.example/'],
    ['Pictures', 'https://pictures.example/'],
  ]);
});
