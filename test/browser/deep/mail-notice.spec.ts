import type { Page } from '@playwright/test';
import type { ListedMessage } from '../../../domain/answer/mail/listed-message.ts';
import { type MailQueue, mailSettings } from '../../../domain/answer/mail/mail-queue.ts';
import type { Sent } from '../../../domain/rule/time/moment.ts';
import { openBackOffice } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { picture } from '../picture.ts';

test.use(desktop);

const now = new Date().toISOString();
const to = 'organizer@club.example';
const queue: Sent<MailQueue> = {
  isSetUp: false,
  toSet: mailSettings,
  waiting: 3,
  waitingSince: now,
  lastError: null,
};
const letter: Sent<ListedMessage> = {
  id: 907,
  event: 'test',
  recipient: to,
  subject: 'Letters of the site arrive',
  state: 'waiting',
  attempts: 0,
  dueAt: now,
  nextAttemptAt: now,
  lastError: null,
  createdAt: now,
  sentAt: null,
};

/** Lets the product answer as one that has no mail server, and whose organizer has no address before the second try. */
async function withoutMailServer(page: Page): Promise<void> {
  const refused = 'Your account has no email address. Enter one in My Account, and try again.';
  let tries = 0;
  await page.route('**/api/admin/mail-server/queue', (route) => route.fulfill({ json: queue }));
  await page.route('**/api/admin/mail-server/test', (route) => {
    tries += 1;
    return tries === 1
      ? route.fulfill({ status: 409, json: { message: refused, requestId: 'r1' } })
      : route.fulfill({ json: letter });
  });
}

/** Lets the list of the letters be these alone. */
async function withLetters(page: Page, letters: () => readonly Sent<ListedMessage>[]): Promise<void> {
  await page.route('**/api/admin/messages?*', (route) => {
    const headers = { 'Content-Range': `messages 0-${letters().length - 1}/${letters().length}` };
    return route.fulfill({ json: letters(), headers });
  });
}

test('where mail is not set up, every page says so in one line, with what to set; letters say what became of them', async ({
  page,
}) => {
  const dead = { ...letter, id: 908, recipient: 'gone@club.example', subject: 'You are in', state: 'dead' as const };
  const letters: Sent<ListedMessage>[] = [letter, dead];
  await withoutMailServer(page);
  await withLetters(page, () => letters);
  await openBackOffice(page, '/admin/teams');
  const notice = page.getByRole('alert').filter({ hasText: 'Mail is not set up' });

  await test.step('what to set, and a test letter', async () => {
    await expect(notice).toContainText(/3 letters wait, the first since/);
    await notice.getByText('What to set').click();
    await expect(notice).toContainText('SMTP_URL');
    await expect(notice).toContainText('MAIL_FROM');
    await expectAccessible(page);
    await picture(page, 'mail not set up');
    await notice.getByRole('button', { name: 'Send me a test letter' }).click();
    await expect(notice).toContainText('Your account has no email address.');
    await notice.getByRole('button', { name: 'Send me a test letter' }).click();
    await expect(notice).toContainText(`A letter to ${to} is written, and waits with the others`);
  });

  await test.step('the letters that wait, and one that was not delivered', async () => {
    await notice.getByRole('link', { name: 'See the letters' }).click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
    await expect(page.getByRole('row').filter({ hasText: letter.subject })).toContainText('Waiting');
    const row = page.getByRole('row').filter({ hasText: dead.recipient });
    await expect(row).toContainText('Not delivered');
    await expectAccessible(page);
    const again = page.waitForRequest((request) => request.method() === 'POST');
    await page.route('**/api/admin/messages/908/retry', (route) => {
      letters[1] = { ...dead, state: 'sent', sentAt: now };
      return route.fulfill({ json: letters[1] });
    });
    await row.getByRole('button', { name: /^Send again/ }).press('Enter');
    expect(new URL((await again).url()).pathname).toBe('/api/admin/messages/908/retry');
    await expectMessage(page, 'Message on its way again', 'good');
    await page.reload();
    await expect(row).toContainText('Sent');
    await expect(row.getByRole('button', { name: /^Send again/ })).toBeHidden();
  });

  await test.step('the first record stays in the upper half of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const list of ['teams', 'players', 'tournament-registrations', 'tournaments']) {
      await page.goto(`/admin/${list}`);
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toBeVisible();
      await expect(notice).toBeVisible();
      expect((await notice.boundingBox())?.height).toBeLessThan(34);
      const top = (await first.boundingBox())?.y ?? 844;
      expect([list, Math.round(top), top <= 422]).toEqual([list, Math.round(top), true]);
    }
    await notice.locator('summary').click();
    await expect(notice.getByRole('link', { name: 'See the letters' })).toBeVisible();
    await expectAccessible(page);
  });
});
