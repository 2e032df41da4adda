import { aRegisteredPlayer, aTournament, onFile, openBackOffice, unique } from '../back-office.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { signInAs } from '../new-organizer.ts';
import { picture } from '../picture.ts';
import { costOf, countAnew, countThumb, tap } from '../thumb.ts';

test('a child walks up: on a team, paid, signed and here in 7 presses and 4 fields, well under a minute; one without a team in 6', async ({
  page,
}) => {
  await countThumb(page);
  await openBackOffice(page);
  const cup = await aTournament(page, unique('Walk-up Cup'));
  const name = unique('Lions');
  const team = await onFile(page, '/api/admin/teams', { name, tournamentId: cup.id });
  const other = await aRegisteredPlayer(page, unique('Gia Full'), cup.id, { teamOption: 'existing', teamId: team.id });
  const alone = await aRegisteredPlayer(page, unique('Finn Alone'), cup.id);
  await signInAs(page, page, { name: 'Dani Desk', role: 'check-in' });
  await page.goto(`/admin/check-in/${cup.id}`);
  const roster = page.getByRole('region', { name });
  await expect(roster).toContainText('0 of 1 here');
  await countAnew(page);

  const child = unique('Maya Diaz');
  const form = page.getByRole('dialog');
  const began = Date.now();
  await tap(roster.getByRole('button', { name: `Add player: ${name}` }));
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type(child);
  const rest = {
    'Birth Year': String(new Date().getFullYear() - 10),
    'Phone Number': '973-555-0188',
    'Parent Name': 'Luz Diaz',
  };
  for (const [label, text] of Object.entries(rest)) {
    await tap(form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tap(form.getByRole('radio', { name: 'Cash $40' }), form.getByLabel('Signed on paper'));
  await picture(page, 'walk-up');
  await expectAccessible(page);
  await tap(form.getByRole('button', { name: 'Add player' }));
  await expect(form).toBeHidden();
  await expect(roster).toContainText('1 of 2 here');
  process.stdout.write(`A child who walks up took ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  expect(await costOf(page)).toEqual({ taps: 7, fields: 4 });
  const row = page.getByRole('group', { name: child });
  await expect(row.getByRole('button', { name: /^Here, / })).toHaveAttribute('aria-pressed', 'true');
  await expect(row.getByRole('button', { name: /Cash|Signed/ })).toHaveCount(0);

  await countAnew(page);
  await tap(page.getByRole('button', { name: `Onto a team: ${alone.name}` }));
  await tap(
    form.getByRole('combobox', { name: 'Team' }),
    page.getByRole('option', { name }),
    form.getByRole('radio', { name: 'Venmo $40' }),
  );
  await tap(form.getByLabel('Signed on paper'), form.getByRole('button', { name: 'Add player' }));
  await expect(form).toBeHidden();
  await expect(roster.getByRole('group', { name: alone.name })).toBeVisible();
  await expect(roster).toContainText('2 of 3 here');
  expect(await costOf(page)).toEqual({ taps: 6, fields: 0 });

  await tap(
    page.getByRole('button', { name: 'Add player', exact: true }),
    form.getByRole('radio', { name: 'On file' }),
  );
  await form.getByRole('combobox', { name: 'Player' }).fill(other.name);
  await tap(
    page.getByRole('option', { name: other.name }),
    form.getByRole('combobox', { name: 'Team' }),
    page.getByRole('option', { name }),
  );
  await tap(form.getByRole('radio', { name: 'Later' }), form.getByRole('button', { name: 'Add player' }));
  await expectMessage(page, `${other.name} is already on ${name}`);
  await picture(page, 'walk-up refused');
});
