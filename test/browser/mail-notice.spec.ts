import { type Product, startProduct, stopProducts } from '../harness/product.ts';
import { desktop, expect, expectAccessible, test } from './journey.ts';
import { picture } from './picture.ts';

// No mail server: a product of its own.
test.describe.configure({ mode: 'serial' });
test.use(desktop);

let product: Product | undefined;

test.beforeAll(async () => {
  product = await startProduct({ SMTP_URL: '' }, { patience: 110_000 });
});

test.afterAll(async () => {
  await stopProducts();
});

test('where mail is not set up, every page says so, with what to set, and a test letter says what became of it', async ({
  page,
}) => {
  const at = (path: string) => `${product?.url}${path}`;
  const known = { username: 'organizer', password: 'kick-off-demo' };
  expect((await page.request.post(at('/api/admin/login'), { data: known })).status()).toBe(200);
  await page.goto(at('/admin/teams'));
  const notice = page.getByRole('alert').filter({ hasText: 'Mail is not set up' });
  await notice.getByText('What to set').click();
  await expect(notice).toContainText('SMTP_URL');
  await expect(notice).toContainText('MAIL_FROM');
  await expectAccessible(page);
  await picture(page, 'mail not set up');
  await notice.getByRole('button', { name: 'Send me a test letter' }).click();
  await expect(notice).toContainText('Your account has no email address.');
  const address = { email: 'organizer@club.example', currentPassword: known.password };
  const moved = await page.request.post(at('/api/admin/account/address'), { data: address });
  expect(moved.ok(), await moved.text()).toBe(true);
  await notice.getByRole('button', { name: 'Send me a test letter' }).click();
  await expect(notice).toContainText(`A letter to ${address.email} is written, and waits with the others`);
  await page.reload();
  await expect(notice).toContainText(/letters? waits?, the first since/);
  await notice.getByRole('link', { name: 'See the letters' }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(page.getByRole('row').filter({ hasText: 'Letters of the site arrive' })).toContainText('Waiting');
});

test('the notice is one line, and the first record stays in the upper half of a phone', async ({ page }) => {
  const at = (path: string) => `${product?.url}${path}`;
  const known = { username: 'organizer', password: 'kick-off-demo' };
  expect((await page.request.post(at('/api/admin/login'), { data: known })).status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  const notice = page.getByRole('alert').filter({ hasText: 'Mail is not set up' });
  for (const list of ['teams', 'players', 'tournament-registrations', 'tournaments']) {
    await page.goto(at(`/admin/${list}`));
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
