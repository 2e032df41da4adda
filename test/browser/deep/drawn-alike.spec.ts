import { drawnAlike, markDrawnAlike } from '../drawn-alike.ts';
import { expect, expectAccessible, test } from '../journey.ts';

const row = (name: string, style = '') =>
  `<li style="${style}"><button>${name}</button><span>${name || 'Rovers'}</span></li>`;
const listOf = (rows: readonly string[]) =>
  `<html lang="en"><title>Teams</title><main><h1>Teams</h1><ul>${rows.join('')}</ul></main>`;
const rows = ['Lions', 'Owls', 'Foxes', 'Hawks'].map((name) => row(name));

test('what is drawn like its neighbour is looked at once, and whatever is drawn otherwise is found', async ({
  page,
}) => {
  await test.step('of rows that differ in words alone one is looked at', async () => {
    await page.setContent(listOf(rows));
    await markDrawnAlike(page);
    await expect(page.locator(`li${drawnAlike}`)).toHaveCount(3);
    await expect(page.locator('li').first()).not.toHaveAttribute('data-drawn-alike');
  });

  await test.step('one row that is drawn too pale or has no name among many is found', async () => {
    await page.setContent(listOf(rows));
    await expectAccessible(page);
    for (const wrong of [row('Bears', 'color: #bbb'), row('')]) {
      await page.setContent(listOf([...rows, wrong, ...rows]));
      await expect(expectAccessible(page)).rejects.toThrow(/color-contrast|button-name/);
    }
  });

  await test.step('words in colours that were looked at before are found on another ground', async () => {
    const on = (ground: string, word = '<p class="word">Lions</p>') =>
      `<html lang="en"><title>Teams</title><style>.word { color: #767676 }</style>
     <body style="background: white"><main><h1>Teams</h1><div style="background: ${ground}">${word}</div></main>`;
    await page.setContent(on('white'));
    await expectAccessible(page);
    await expectAccessible(page);
    await page.setContent(on('#ddd'));
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  });

  await test.step('what floats is looked at wherever it stands', async () => {
    const above = (ground: string) =>
      `<html lang="en"><title>Teams</title><body style="background: white"><main><h1>Teams</h1>
     <div style="position: relative; height: 60px"><div style="background: ${ground}; height: 60px"></div>
     <p style="position: absolute; top: 0; color: #767676">Lions</p></div></main>`;
    await page.setContent(above('white'));
    await expectAccessible(page);
    await page.setContent(above('#ddd'));
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  });
});
