import type { Locator, Page } from '@playwright/test';
import { search } from './back-office.ts';
import { closeMessage, desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

const organizer = { username: 'organizer', password: 'kick-off-demo' };

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
}

/** Fills in the sign-in form and sends it. */
async function signIn(page: Page, { username, password } = organizer): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

async function openTournaments(page: Page): Promise<void> {
  await openSignIn(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/login'));
  await signIn(page);
  expect((await answered).status()).toBe(200);
  await page.getByRole('link', { name: 'Tournaments', exact: true }).click();
  await expect(page.getByText('Fall Cup', { exact: true })).toBeVisible();
}

/** Fills in the form of a new tournament and sends it. */
async function createTournament(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create Tournament' }).click();
  await page.getByRole('textbox', { name: 'Tournament name' }).fill(name);
  await page
    .getByLabel('Date', { exact: false })
    .first()
    .fill(`${new Date().getFullYear() + 1}-03-14`);
  await page.getByLabel('Age group').click();
  await page.getByRole('option', { name: 'U10-U12' }).click();
  await page.getByLabel('Location').fill('Teaneck Indoor Turf, Teaneck NJ');
  await page.getByRole('button', { name: 'Create Tournament' }).click();
}

function switchOf(page: Page, tournament: string, column: 'Visibility' | 'Registration'): Locator {
  return page.getByRole('switch', { name: `${tournament}, ${column}` });
}

/** Turns a switch by keyboard and waits until the product has taken it. */
async function turn(page: Page, control: Locator): Promise<void> {
  const taken = page.waitForResponse((response) => response.request().method() === 'PUT');
  await control.press('Space');
  expect((await taken).status()).toBe(200);
}

/** The names of the tournaments that families see. */
async function visibleNames(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/api/tournaments/visible');
  const tournaments: readonly { readonly name: string }[] = await answer.json();
  return tournaments.map(({ name }) => name);
}

/** Whom the page asks besides the product. */
function watchStrangers(page: Page, productUrl: string): readonly string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== productUrl) strangers.push(request.url());
  });
  return strangers;
}

test('nobody signs in without a name and the right password', async ({ page }) => {
  await openSignIn(page);
  await page.getByRole('button', { name: 'Login' }).click();
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await expectAccessible(page);

  await signIn(page, { ...organizer, password: 'own-goal' });
  await expectMessage(page, 'Login Failed', 'alarm');
  await expectMessage(page, 'Invalid credentials', 'alarm');
  await expect(page.getByLabel('Username')).toHaveValue(organizer.username);
  await expectAccessible(page);

  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a spinner shows while the session is checked', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin/check-auth', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test.describe('on a laptop', () => {
  test.use(desktop);

  test('an organizer creates a tournament, hides it, closes its registration and opens it again', async ({
    page,
    baseURL,
  }) => {
    const strangers = watchStrangers(page, baseURL ?? '');
    const name = `Spring Kick-off ${Date.now()}`;
    await openTournaments(page);
    await expectAccessible(page);
    await createTournament(page, name);
    await expectMessage(page, 'Tournament created successfully', 'good');
    // The other journeys make more tournaments of that day than a page of the list holds.
    await search(page, name);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('U10-U12');
    await expect(row).toContainText('Mar 14');
    await expect(row).toContainText('Upcoming');
    expect(await visibleNames(page)).toContain(name);

    // From here on the other journeys see nothing of it.
    await turn(page, switchOf(page, name, 'Visibility'));
    await expect(row).toContainText('Hide');
    expect(await visibleNames(page)).not.toContain(name);

    await turn(page, switchOf(page, name, 'Registration'));
    await expect(row).toContainText('Closed');
    await page.reload();
    await expect(switchOf(page, name, 'Registration')).not.toBeChecked();
    await expect(switchOf(page, name, 'Visibility')).not.toBeChecked();
    await turn(page, switchOf(page, name, 'Registration'));
    await expect(switchOf(page, name, 'Registration')).toBeChecked();
    await expectAccessible(page);
    expect(strangers).toEqual([]);
  });

  test('a switch that the product refuses goes back and says so', async ({ page }) => {
    await openTournaments(page);
    await page.route('**/api/tournaments/*/*', (route) => route.abort());
    await switchOf(page, 'Fall Cup', 'Visibility').click();
    await expectMessage(page, 'Failed to update visibility', 'alarm');
    await expect(switchOf(page, 'Fall Cup', 'Visibility')).toBeChecked();
    await closeMessage(page);
    await switchOf(page, 'Fall Cup', 'Registration').click();
    await expectMessage(page, 'Failed to update registration status', 'alarm');
    await expect(switchOf(page, 'Fall Cup', 'Registration')).toBeChecked();
  });

  test('an organizer whose session has ended is told so, and comes back to the same page', async ({ page }) => {
    await openTournaments(page);
    await expect(await page.request.post('/api/admin/logout')).toBeOK();
    await switchOf(page, 'Fall Cup', 'Visibility').click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expectAccessible(page);
    await signIn(page);
    await expect(switchOf(page, 'Fall Cup', 'Visibility')).toBeChecked();
  });

  test('what is wrong with a new tournament stands under its input, whoever found it', async ({ page }) => {
    await openTournaments(page);
    await page.getByRole('link', { name: 'Create Tournament' }).click();
    await expect(page.getByLabel('Max teams')).toContainText('8');
    await page.getByRole('button', { name: 'Create Tournament' }).click();
    const messages = {
      'Tournament name': 'Tournament name is required',
      Location: 'Location is required',
    };
    for (const [label, message] of Object.entries(messages)) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    }
    await expect(page.getByText('Date is required')).toBeVisible();
    await expect(page.getByText('Age group is required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Tournament name' })).toBeFocused();
    await expectAccessible(page);

    await page.goto('/admin/tournaments');
    const errors = { location: 'Nobody can play there' };
    await page.route('**/api/tournaments', (route) =>
      route.fulfill({ status: 400, json: { message: errors.location, errors } }),
    );
    await createTournament(page, 'Nowhere Cup');
    await expect(page.getByLabel('Location')).toHaveAccessibleDescription(errors.location);
  });

  test('a name that is taken is refused, and nothing typed is lost', async ({ page }) => {
    await openTournaments(page);
    await createTournament(page, 'Fall Cup');
    await expectMessage(page, 'Failed to create tournament', 'alarm');
    await expect(page.getByRole('alert')).toContainText('already exists');
    await expect(page.getByRole('textbox', { name: 'Tournament name' })).toHaveValue('Fall Cup');
    const asked = page.waitForEvent('dialog');
    const leaving = page.getByRole('link', { name: 'Cancel' }).click();
    await (await asked).dismiss();
    await leaving;
    await expect(page.getByRole('textbox', { name: 'Tournament name' })).toHaveValue('Fall Cup');
  });

  test('who has signed out cannot go back', async ({ page }) => {
    await openTournaments(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expectMessage(page, 'Logged Out');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page.getByText('Fall Cup')).toBeHidden();
    expect((await page.request.get('/api/admin/tournaments')).status()).toBe(401);
  });
});

test('on a phone the tournaments are cards, by day and by night', async ({ page }) => {
  await openTournaments(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('listitem').filter({ hasText: 'Fall Cup' })).toContainText('Upcoming');
    await expect(page.getByRole('table')).toBeHidden();
    await expectAccessible(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  }
});
