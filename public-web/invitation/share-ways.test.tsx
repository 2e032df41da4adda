/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareWays } from './share-ways.tsx';

const invite = {
  team: 'Night Owls',
  tournament: 'Fall Cup',
  date: 'Saturday, December 12, 2026',
  link: 'https://golden.example/invite/TEAM-ABCDEF-123',
  feeCents: 4000,
};

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

function sheetThat(share: (shared: unknown) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

const names = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);

test('where the phone has a share sheet, it is handed the line and the link', async () => {
  const handed: unknown[] = [];
  sheetThat(async (shared) => {
    handed.push(shared);
  });
  render(<ShareWays invite={invite} emails={['kim@b.example', 'lee@b.example']} />);
  expect(names()).toEqual(['Share', 'Copy', 'Email']);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(handed).toEqual([
      {
        title: 'Join Night Owls - Fall Cup',
        text: 'Join Night Owls for the Fall Cup (Saturday, December 12, 2026)!',
        url: invite.link,
      },
    ]),
  );
  expect(names()).toEqual(['Share', 'Copy', 'Email']);
});

test('without one, WhatsApp and a text are a press away', () => {
  render(<ShareWays invite={invite} emails={['kim@b.example', 'lee@b.example']} />);
  expect(names()).toEqual(['Copy', 'Email', 'WhatsApp', 'Text']);
  const email = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
  expect(email).toMatch(/^mailto:kim@b\.example,lee@b\.example\?subject=Join/);
  const link = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(link).searchParams.get('text')).toBe(
    'Join Night Owls for the Fall Cup (Saturday, December 12, 2026)! https://golden.example/invite/TEAM-ABCDEF-123',
  );
});

test('one that the browser refuses gives way to them; one that is closed stays', async () => {
  sheetThat(() => Promise.reject(new DOMException('closed', 'AbortError')));
  render(<ShareWays invite={invite} emails={['kim@b.example', 'lee@b.example']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await Promise.resolve();
  expect(names()).toContain('Share');
  sheetThat(() => Promise.reject(new DOMException('not here', 'NotAllowedError')));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(names()).toEqual(['Copy', 'Email', 'WhatsApp', 'Text']));
});
