import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

async function lookUp(page: Page, { name, phone }: Pick<Registrant, 'name' | 'phone'>): Promise<void> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
}

async function register(page: Page, player: Registrant): Promise<void> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);
}

test('a family looks itself up, sees masked contacts, and saves a change without losing what is masked', async ({
  page,
}) => {
  const child = aRegistrant({
    birthYear: String(new Date().getFullYear() - 11),
    parent: { name: 'Pat Vale', email: 'pat.vale@example.com' },
  });
  await register(page, child);
  await lookUp(page, child);
  const card = page.getByRole('article', { name: child.name });
  await expect(card).toContainText('Individual player');
  await expect(card).toContainText('U10-U12');
  await expect(card).toContainText('Payment pending');
  await expect(card).toContainText('Waiver to be confirmed');
  await expect(page.getByText('p____e@example.com')).toBeVisible();
  await expect(page.getByText('Pat V.')).toBeVisible();
  await expect(page.getByText(child.email)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Info' }).click();
  await expectAccessible(page);
  await page.getByLabel('Current Club').fill('Montclair United');
  await page.getByRole('radio', { name: 'Credit card (5% fee)' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Your information has been saved.');
  await expect(page.getByText('Montclair United')).toBeVisible();
  await expect(page.getByText('$42')).toBeVisible();
  await expect(page.getByText('p____e@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(page.getByRole('button', { name: 'Find my registration' })).toBeVisible();
});

test('a new email waits for the mailbox on file, is confirmed by its link, and is taken back by another', async ({
  page,
}) => {
  const adult = aRegistrant();
  await register(page, adult);
  await lookUp(page, adult);
  await page.getByRole('button', { name: 'Edit Info' }).click();
  const moved = `moved-${adult.email}`;
  await page.getByLabel('Email', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'The change counts once it is confirmed.');
  await expect(
    page.getByText(/^We sent a link to .____.@.*\. Your new email counts once it is opened there\.$/),
  ).toBeVisible();
  await expect(page.getByText(moved)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send me a code instead' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'a change that waits');

  await page.goto(await linkMailed(adult.email, 'Please confirm a change'));
  await expect(page.getByRole('heading', { name: 'Is this change yours?' })).toBeVisible();
  await expect(page.getByText(moved)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'a change to confirm');
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByRole('heading', { name: 'The change is made' })).toBeFocused();

  await page.goto(await linkMailed(adult.email, 'Your information was changed'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'The change is taken back' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a code from the mailbox on file lets the change happen without the link', async ({ page }) => {
  const adult = aRegistrant();
  await register(page, adult);
  await lookUp(page, adult);
  await page.getByRole('button', { name: 'Edit Info' }).click();
  await page.getByLabel('Email', { exact: true }).fill(`moved-${adult.email}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Send me a code instead' }).click();
  const code = await written(adult.email, /code is (\d{6})/);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText(`moved-${adult.email}`)).toBeVisible();
  await expect(page.getByText(/We sent a link/)).toBeHidden();
});

/** The link of the letter with this subject. */
function linkMailed(address: string, subject: string): Promise<string> {
  return written(address, /(\/player-change\/[^\s"<>]+)/, subject);
}

/** What a letter says in a place, waited for until it is there. */
async function written(address: string, place: RegExp, subject?: string): Promise<string> {
  const find = async () => {
    const mails = (await mailsTo(address)).filter((mail) => subject === undefined || mail.subject === subject);
    return mails.map(({ text }) => place.exec(text)?.[1] ?? '').findLast((found) => found !== '') ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

test('a search that finds nobody says so and keeps what was typed', async ({ page }) => {
  await lookUp(page, { name: 'Nobody Atall', phone: '201-555-0100' });
  const sentence = 'No registration found with those details. Please check your name and phone number.';
  await expectMessage(page, 'Player Not Found', 'alarm');
  await expectMessage(page, sentence, 'alarm');
  await expect(page.getByLabel('Full Name')).toHaveValue('Nobody Atall');
});

test('the messages of search and edit stand under their inputs', async ({ page }) => {
  await page.goto('/player-lookup');
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('Phone number is required');

  const player = aRegistrant();
  await register(page, player);
  await lookUp(page, player);
  await page.getByRole('button', { name: 'Edit Info' }).click();
  for (const label of ['Name', 'Email', 'Phone Number', 'Current Club']) {
    await page.getByLabel(label, { exact: true }).fill('');
  }
  await page.getByLabel('Parent Email').fill('pat');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const messages = {
    Name: 'Name is required',
    Email: 'Valid email is required',
    'Phone Number': 'Phone number is required',
    'Current Club': /Current club is required/,
    'Parent Email': 'Valid parent email is required',
  };
  for (const [label, message] of Object.entries(messages)) {
    const input = page.getByRole('textbox', { name: new RegExp(`^${label}( optional)?$`) });
    await expect(input).toHaveAccessibleDescription(message);
  }
});

test('two registrations of a player stand there, each with its own team, fee, reference and waiver', async ({
  page,
}) => {
  const player = aRegistrant();
  const answers = { ...player, skillLevel: 'Here to Play', currentClub: 'None', termsAccepted: true };
  const tournaments: readonly { id: number; name: string; acceptsRegistrations: boolean }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const names = ['Fall Series Challenge - Tuesday Nights', 'Fall Series Challenge - Thursday Nights'];
  for (const name of names) {
    const tournamentId = tournaments.find((one) => one.name === name)?.id;
    const answer = await page.request.post('/api/players', {
      data: { ...answers, tournamentId, paymentMethod: name === names[0] ? 'venmo' : 'at_event' },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Phone Number').fill(player.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  const references: string[] = [];
  for (const name of names) {
    const registration = page.getByRole('region', { name, exact: true });
    await expect(registration).toContainText('Individual player');
    await expect(registration).toContainText('Fee and paymentpending');
    await expect(registration).toContainText('Waiverunsigned');
    const due = registration.getByRole('region', { name: 'Amount due' });
    await expect(due).toContainText('$40');
    references.push((await due.getByText(/^3V3-/).first().textContent()) ?? '');
  }
  expect(new Set(references).size).toBe(2);
  await expectAccessible(page);
  await picture(page, 'two registrations on a Player ID');
});
