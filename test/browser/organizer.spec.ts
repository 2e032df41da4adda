import type { Locator, Page } from '@playwright/test';
import { aTournament, openBackOffice, organizer, search, unique } from './back-office.ts';
import { closeMessage, desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

/** Fills in the sign-in form and sends it. */
async function signIn(page: Page, { username, password } = organizer): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Tournament name' });

/** Fills in the form of a new tournament and sends it. */
async function fillTournament(page: Page, name: string): Promise<void> {
  await nameOf(page).fill(name);
  await page
    .getByLabel('Date', { exact: false })
    .first()
    .fill(`${new Date().getFullYear() + 1}-03-14`);
  await page.getByLabel('Age group').click();
  await page.getByRole('option', { name: 'U10-U12' }).click();
  await page.getByLabel('Location').fill('Teaneck Indoor Turf, Teaneck NJ');
  await page.getByRole('button', { name: 'Create Tournament' }).click();
}

/** Holds answers back until they are let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route(address, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
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

test('nobody signs in without a name and the right password, and who has signed out cannot go back', async ({
  page,
  baseURL,
}) => {
  const strangers = watchStrangers(page, baseURL ?? '');
  const door = page.getByRole('heading', { name: 'Admin Login' });
  const password = page.getByRole('textbox', { name: 'Password' });

  await test.step('a spinner shows while the session is checked', async () => {
    const letGo = await holdBack(page, '**/api/admin/check-auth');
    await page.goto('/admin');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(door).toBeHidden();
    letGo();
    await expect(door).toBeVisible();
  });

  await test.step('what is missing is said', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expectAccessible(page);
  });

  await test.step('what is wrong is said, and can be read', async () => {
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

  await test.step('in, out, and not back', async () => {
    const tournaments = page.getByRole('heading', { name: 'Tournaments', level: 1 });
    await signIn(page);
    await page.getByRole('link', { name: 'Tournaments', exact: true }).click();
    await expect(tournaments).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(door).toBeVisible();
    await expectMessage(page, 'Logged Out');
    await page.goBack();
    await expect(door).toBeVisible();
    await expect(tournaments).toBeHidden();
    expect((await page.request.get('/api/admin/tournaments')).status()).toBe(401);
  });
  expect(strangers).toEqual([]);
});

test.describe('on a laptop', () => {
  test.use(desktop);

  test('a tournament is made once nothing is wrong with it; whatever is stands under its input', async ({
    page,
    baseURL,
  }) => {
    const strangers = watchStrangers(page, baseURL ?? '');
    const name = unique('Spring Kick-off');
    await openBackOffice(page, '/admin/tournaments');
    const location = page.getByLabel('Location');

    await test.step('what the form finds', async () => {
      await page.getByRole('link', { name: 'Create Tournament' }).click();
      await expect(page.getByLabel('Max teams')).toContainText('8');
      await page.getByRole('button', { name: 'Create Tournament' }).click();
      await expect(nameOf(page)).toHaveAccessibleDescription('Tournament name is required');
      await expect(location).toHaveAccessibleDescription('Location is required');
      await expect(page.getByText('Date is required')).toBeVisible();
      await expect(page.getByText('Age group is required')).toBeVisible();
      await expect(nameOf(page)).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('what the product finds', async () => {
      const errors = { location: 'Nobody can play there' };
      const refused = { status: 400, json: { message: errors.location, errors, requestId: 'r1' } };
      await page.route('**/api/tournaments', (route) => route.fulfill(refused));
      await fillTournament(page, name);
      await expect(location).toHaveAccessibleDescription(errors.location);
      await page.unroute('**/api/tournaments');
    });

    await test.step('nothing', async () => {
      await fillTournament(page, name);
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
    });

    await test.step('a name that is taken is refused, and nothing typed is lost', async () => {
      await page.getByRole('link', { name: 'Create Tournament' }).click();
      await fillTournament(page, name);
      await expectMessage(page, 'Failed to create tournament', 'alarm');
      await expect(page.getByRole('alert').filter({ hasText: 'already exists' })).toBeVisible();
      await expect(nameOf(page)).toHaveValue(name);
      const asked = page.waitForEvent('dialog');
      const leaving = page.getByRole('link', { name: 'Cancel' }).click();
      await (await asked).dismiss();
      await leaving;
      await expect(nameOf(page)).toHaveValue(name);
    });
    expect(strangers).toEqual([]);
  });

  test('registration is closed and opened again; a switch that is refused goes back, at the end of a session too', async ({
    page,
  }) => {
    await openBackOffice(page, '/admin/tournaments');
    const name = unique('Switched Cup');
    await aTournament(page, name);
    await search(page, name);
    const [visibility, registration] = [switchOf(page, name, 'Visibility'), switchOf(page, name, 'Registration')];
    await expect(registration).toBeChecked();

    await test.step('whoever closes one is told that it closes all', async () => {
      await page.route('**/api/site', async (route) => {
        const site = await (await route.fetch()).json();
        await route.fulfill({ json: { ...site, isRegistrationClosed: true } });
      });
      await turn(page, registration);
      await expectMessage(page, 'Every public registration is closed while it is.', 'alarm');
      await page.unroute('**/api/site');
      await expect(page.getByRole('row', { name })).toContainText('Closed');
      await page.reload();
      await search(page, name);
      await expect(registration).not.toBeChecked();
      await expect(visibility).not.toBeChecked();
      await turn(page, registration);
      await expect(registration).toBeChecked();
    });

    await test.step('what the product refuses goes back', async () => {
      await page.route('**/api/tournaments/*/*', (route) => route.abort());
      await visibility.press('Space');
      await expectMessage(page, 'Failed to update visibility', 'alarm');
      await expect(visibility).not.toBeChecked();
      await closeMessage(page);
      await registration.press('Space');
      await expectMessage(page, 'Failed to update registration status', 'alarm');
      await expect(registration).toBeChecked();
      await closeMessage(page);
      await page.unroute('**/api/tournaments/*/*');
    });

    await test.step('whose session has ended signs in again where they were', async () => {
      await expect(await page.request.post('/api/admin/logout')).toBeOK();
      await visibility.press('Space');
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await expectAccessible(page);
      await signIn(page);
      await expect(page.getByText('Your session has ended.')).toBeHidden();
      await expect(visibility).not.toBeChecked();
    });
  });
});
