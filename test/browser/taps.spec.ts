import type { Page } from '@playwright/test';
import { enterPlayer, enterTeam } from './families.ts';
import { expect, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant, type Registrant } from './registration-steps.ts';
import { costOf, countAnew, countThumb, tap, write } from './thumb.ts';

const cup = ownCup('Thumb Cup');

test.beforeEach(async ({ page }) => {
  await countThumb(page);
});

/** A child under 13, whose parent holds the phone. */
function aChild(): Registrant & { readonly parent: { readonly name: string; readonly email: string } } {
  const child = aRegistrant({ birthYear: String(new Date().getFullYear() - 11) });
  return { ...child, parent: { name: 'Pat Vale', email: child.email } };
}

async function start(page: Page, button: string): Promise<void> {
  await page.goto('/');
  await tap(page.getByRole('button', { name: button, exact: true }));
}

/** The child's questions from the name to the club: one line after the other, without a press between them. */
async function writeChild(page: Page, child: ReturnType<typeof aChild>, nameLabel = 'Full Name'): Promise<void> {
  await write(page.getByLabel(nameLabel), child.name);
  await write(page.getByLabel('Birth Year'), child.birthYear);
  await write(page.getByLabel('Email', { exact: true }), child.email);
  await write(page.getByLabel('Phone Number'), child.phone);
  await write(page.getByLabel('Parent Name'), child.parent.name);
  await expect(page.getByLabel('Parent Email')).toHaveValue(child.email);
  await write(page.getByLabel('Current Club'), 'Wayne United');
}

const night = (page: Page) => page.getByRole('radio', { name: /Tuesday Nights/ });
const skill = (page: Page) => page.getByRole('radio', { name: /Here to Play/ });
const atEvent = (page: Page) => page.getByRole('radio', { name: /Pay at the event/ });
const terms = (page: Page) => page.getByLabel('I have read and accept the Terms and Conditions');

test('alone: 7 taps and 6 fields, a brother or sister after that 4 and 3; from the line of the tournament, without a club, two taps less, and one field less for one tap', async ({
  page,
}) => {
  const [first, second] = [aChild(), aChild()];
  await start(page, 'Register alone');
  await expect(page.getByRole('radiogroup', { name: 'Preferred tournament' })).toBeInViewport();
  await tap(night(page), page.getByLabel('Full Name'));
  await writeChild(page, first);
  const submit = page.getByRole('button', { name: 'Register as Individual Player' });
  await tap(skill(page), atEvent(page), terms(page), submit);
  await expect(page.getByRole('dialog')).toContainText(first.name);
  expect(await costOf(page)).toEqual({ taps: 7, fields: 6 });

  await countAnew(page);
  await tap(page.getByRole('button', { name: 'Register another child' }));
  await write(page.getByLabel('Full Name'), second.name);
  await write(page.getByLabel('Birth Year'), second.birthYear);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(first.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue(first.phone);
  await expect(page.getByLabel('Parent Name')).toHaveValue('Pat Vale');
  await write(page.getByLabel('Current Club'), 'Wayne United');
  await expect(night(page)).toBeChecked();
  await expect(atEvent(page)).toBeChecked();
  await expect(terms(page)).not.toBeChecked();
  await tap(skill(page), terms(page), submit);
  await expect(page.getByRole('dialog')).toContainText(second.name);
  expect(await costOf(page)).toEqual({ taps: 4, fields: 3 });

  await tap(page.getByRole('button', { name: 'Done' }));
  await tap(page.getByRole('button', { name: 'Register alone' }));
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');

  const child = aChild();
  await page.goto('/');
  await countAnew(page);
  await tap(page.getByRole('link', { name: /^Register alone: .*Tuesday Nights/ }));
  await write(page.getByLabel('Full Name'), child.name);
  await write(page.getByLabel('Birth Year'), child.birthYear);
  await write(page.getByLabel('Email', { exact: true }), child.email);
  await write(page.getByLabel('Phone Number'), child.phone);
  await write(page.getByLabel('Parent Name'), child.parent.name);
  await expect(night(page)).toBeChecked();
  await tap(page.getByRole('button', { name: 'No club' }));
  await expect(page.getByLabel('Current Club')).toHaveValue('None');
  await tap(
    skill(page),
    atEvent(page),
    terms(page),
    page.getByRole('button', { name: 'Register as Individual Player' }),
  );
  await expect(page.getByRole('dialog')).toContainText(child.name);
  expect(await costOf(page)).toEqual({ taps: 6, fields: 5 });
});

test('a team: 7 taps and 7 fields; a reserved spot: 3 taps and 4 fields', async ({ page }) => {
  const [child, team] = [aChild(), `Thumb Terns ${Date.now()}`];
  await start(page, 'Create a team');
  await write(page.getByLabel('Team Name'), team);
  await tap(night(page), page.getByLabel('Full Name'));
  await writeChild(page, child);
  const submit = page.getByRole('button', { name: 'Create Team & Generate Invitations' });
  await tap(skill(page), atEvent(page), terms(page), submit);
  await expect(page.getByRole('dialog')).toContainText(team);
  expect(await costOf(page)).toEqual({ taps: 7, fields: 7 });

  const another = aChild();
  await countAnew(page);
  await start(page, 'Reserve My Spot');
  await write(page.getByLabel('Name', { exact: true }), another.name);
  await write(page.getByRole('textbox', { name: 'Age' }), '11');
  await write(page.getByLabel('Email', { exact: true }), another.email);
  await write(page.getByLabel('Phone'), another.phone);
  await tap(
    page.getByRole('radio', { name: 'Female', exact: true }),
    page.getByRole('button', { name: 'Reserve My Spot' }).last(),
  );
  await expect(page.getByRole('dialog', { name: 'Interest Registered!' })).toBeVisible();
  expect(await costOf(page)).toEqual({ taps: 3, fields: 4 });
});

test('an invitation: 6 taps and 7 fields with the code, 5 and 6 by its link, 5 and 3 for the next child', async ({
  page,
  request,
}) => {
  const { name: team, invitationCode } = await enterTeam(request, cup().id, `Thumb Toads ${Date.now()}`);
  // Two of a roster may be younger than its bracket; the third is as old as the others.
  const [byCode, byLink, third] = [aChild(), aChild(), aRegistrant()];
  const join = page.getByRole('button', { name: `Join ${team}` });
  await start(page, 'Enter my code');
  await write(page.getByLabel('Invitation Code'), invitationCode);
  await tap(page.getByLabel('Full Name'));
  await writeChild(page, byCode);
  await tap(skill(page), atEvent(page), terms(page), join);
  await expect(page.getByRole('dialog', { name: 'Welcome to the Team' })).toContainText(team);
  expect(await costOf(page)).toEqual({ taps: 6, fields: 7 });

  await tap(page.getByRole('button', { name: 'Done' }));
  // The entry of the dialog is gone back over before the page is left.
  await expect(page).toHaveURL('/');
  await page.goto(`/invite/${invitationCode}`);
  await countAnew(page);
  await tap(page.getByLabel('Full Name'));
  await writeChild(page, byLink);
  await tap(skill(page), atEvent(page), terms(page), join);
  await expect(page.getByRole('heading', { name: 'Welcome to the Team' })).toBeFocused();
  expect(await costOf(page)).toEqual({ taps: 5, fields: 6 });

  await countAnew(page);
  await tap(page.getByRole('button', { name: 'Another child on this team' }));
  await tap(page.getByLabel('Full Name'));
  await write(page.getByLabel('Full Name'), third.name);
  await write(page.getByLabel('Birth Year'), third.birthYear);
  await write(page.getByLabel('Current Club'), 'Wayne United');
  await tap(skill(page), terms(page), join);
  await expect(page.getByRole('heading', { name: 'Welcome to the Team' })).toBeFocused();
  expect(await costOf(page)).toEqual({ taps: 5, fields: 3 });
});

test('a returning player: 6 taps and 2 fields; asking a team for a place: 7 taps and 6 fields', async ({
  page,
  request,
}) => {
  const player = aRegistrant();
  await enterPlayer(request, cup().id, player);
  await start(page, 'Find my record');
  await write(page.getByLabel('Player Name'), player.name);
  await write(page.getByLabel('Phone Number'), player.phone);
  await expect(page.getByRole('heading', { name: 'Register again' })).toBeFocused();
  await tap(
    page.getByRole('radio', { name: /Thursday Nights/ }),
    page.getByRole('radio', { name: /Individual player/ }),
    atEvent(page),
    terms(page),
    page.getByRole('button', { name: 'Complete Registration' }),
  );
  await expect(page.getByRole('dialog')).toContainText(player.name);
  expect(await costOf(page)).toEqual({ taps: 6, fields: 2 });

  const { name: team } = await enterTeam(request, cup().id, `Thumb Tigers ${Date.now()}`);
  await countAnew(page);
  await page.goto('/');
  await tap(page.getByRole('link', { name: `Find a team: ${cup().name}` }));
  await tap(atEvent(page), terms(page), page.getByRole('button', { name: `Request to Join ${team}` }));
  await tap(page.getByRole('button', { name: 'New Player' }));
  const dialog = page.getByRole('dialog', { name: 'New Player' });
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await writeChild(page, aChild());
  await tap(
    dialog.getByRole('radio', { name: /Here to Play/ }),
    dialog.getByRole('button', { name: 'Send Join Request' }),
  );
  await expect(page.getByRole('dialog', { name: 'Join Request Sent' })).toBeVisible();
  expect(await costOf(page)).toEqual({ taps: 7, fields: 6 });
});
