import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { openForm } from './registration-steps.ts';

const long = 'x'.repeat(101);
const symbols = 'Phone Number must contain only digits, spaces, and common phone symbols';
const upper = new Date().getFullYear() - 5;

/** What is typed into an input, and what must then stand under it (registration specification, section 5). */
const playerMessages: readonly (readonly [label: RegExp, typed: string, message: string])[] = [
  [/^Full Name/, 'J', 'Full Name must be at least 2 characters'],
  [/^Full Name/, long, 'Full Name must be less than 100 characters'],
  [/^Birth Year/, '1949', `Birth Year must be between 1950 and ${upper}`],
  [/^Birth Year/, String(upper + 1), `Birth Year must be between 1950 and ${upper}`],
  [/^Email/, 'jo@', 'Please enter a valid email address'],
  [/^Phone Number/, '12345', 'Phone Number must be at least 10 digits'],
  [/^Phone Number/, '973-555-0142 ext', symbols],
  [/^League/, long, 'League must be less than 100 characters'],
  [/^Parent Email/, 'pat', 'Invalid email format'],
  [/^Parent Phone/, 'call me', symbols],
];

const clubTooShort: (typeof playerMessages)[number] = [
  /^Current Club/,
  'N',
  'Current Club must be at least 2 characters',
];
const clubTooLong: (typeof playerMessages)[number] = [
  /^Current Club/,
  long,
  'Current Club must be less than 100 characters',
];

async function expectMessages(page: Page, messages: typeof playerMessages): Promise<void> {
  await page.getByText('Add a parent or guardian').click();
  for (const [label, typed, message] of messages) {
    const input = page.getByRole('textbox', { name: label });
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAccessibleDescription(new RegExp(`${message.replace(/[()]/g, '.')}$`));
  }
}

async function expectChoiceMessages(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, message] of Object.entries(choices)) {
    await expect(page.getByRole('radiogroup', { name })).toHaveAccessibleDescription(message);
  }
  await expect(page.getByLabel('I have read and accept the Terms and Conditions')).toHaveAccessibleDescription(
    'You must accept the Terms and Conditions to register',
  );
}

const choices = {
  'Skill Level': 'Please select a skill level',
  'Payment Method': 'Please select a payment method',
  'Preferred tournament': 'Please select a preferred tournament',
};

test('the messages of a new team stand under their inputs', async ({ page }) => {
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
  await expect(page.getByLabel('Team Name')).toBeFocused();
  await expect(page.getByLabel('Team Name')).toHaveAccessibleDescription(/Team Name is required$/);
  await expectChoiceMessages(page, choices);
  await expectAccessible(page);
  await expectMessages(page, [...playerMessages, clubTooShort, clubTooLong]);
  await page.getByLabel('Player 3').fill('my friend');
  await page.getByLabel('Player 3').blur();
  await expect(page.getByLabel('Player 3')).toHaveAccessibleDescription(
    'Please enter an email address or a phone number',
  );
});

test('the messages of a free agent stand under their inputs', async ({ page }) => {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectChoiceMessages(page, choices);
  await expectMessages(page, [...playerMessages, clubTooShort, clubTooLong]);
});

test('nothing is said of an input before it has been left', async ({ page }) => {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  const name = page.getByLabel('Full Name');
  await name.fill('J');
  await expect(name).toHaveAccessibleDescription('');
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription('Full Name must be at least 2 characters');
  await name.fill('Jo');
  await expect(name).toHaveAccessibleDescription('');
});

test('a likely slip in an address is asked about once it is left, and mended by a press', async ({ page }) => {
  await page.goto('/?register=individual');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('robin@gmial.com');
  const question = page.getByRole('button', { name: 'Did you mean robin@gmail.com?' });
  await expect(question).toBeHidden();
  await page.getByLabel('Phone Number').focus();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.click();
  await expect(email).toHaveValue('robin@gmail.com');
  await expect(question).toBeHidden();
});

test('a direct link shows its form at the top', async ({ page }) => {
  for (const [type, heading] of [
    ['individual', 'Individual Player Registration'],
    ['create-team', 'Create Your Team'],
  ] as const) {
    await page.goto(`/?register=${type}`);
    const title = page.getByRole('heading', { name: heading });
    await expect(title).toBeVisible();
    await expect(page.getByRole('radio', { name: /Fall Cup/ })).toHaveCount(1);
    await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) < 120).toBe(true);
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
});
