import { expectPublicScreenUsable } from '../every-window.ts';
import { expect, test } from '../journey.ts';
import { expectLargeLettersFit } from '../large-letters.ts';
import { expectNoNameWidens, noteNames } from '../long-names.ts';
import { allTexts, expectInSpanish, openWhole } from '../one-language.ts';
import { listenToAnswers, textsOn } from '../page-answers.ts';
import { spokenScreens, walks } from '../screens.ts';
import { expectTreeOnFile, treesOnFile } from '../trees-on-file.ts';
import { watch } from '../watched.ts';

// Each walk stands alone, and all of them take long: every worker takes some.
test.describe.configure({ mode: 'parallel' });

for (const [walk, screens] of Object.entries(walks)) {
  test(`${walk}: everybody can use it in either language, no name widens it, and nobody else is asked`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { viewport } = test.info().project.use;
    const { strangers } = watch(page, baseURL ?? '');
    const names = noteNames(context);
    const answers = listenToAnswers(page);
    for (const [name, reach] of Object.entries(screens))
      await test.step(name, async () => {
        await context.clearCookies();
        if (viewport) await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        names.clear();
        answers.forget();
        await reach(page);
        await expectPublicScreenUsable(page, name);
        await expectLargeLettersFit(page, name);
        if (treesOnFile.has(name)) await expectTreeOnFile(page, name);
        const texts = await textsOn(page);
        await expectNoNameWidens(page, names, [390, 320]);
        if (spokenScreens.has(name)) {
          const address = page.url();
          await expectInSpanish(page, address, [...texts, ...(await allTexts(page))], answers);
        }
        expect(strangers).toEqual([]);
      });
  });
}

/** Beside the screens of the walks: their own, and those of links that lead nowhere. */
const addresses = [
  ...['/player-lookup#record', '/privacy', '/keep-scores', '/teams/1', '/games/1'],
  ...['/waiver/nobody', '/record/nobody', '/interest/nobody', '/unsubscribe/nobody'],
];

test('pages without steps, and links that lead nowhere, are in one language at a time', async ({ page, context }) => {
  const answers = listenToAnswers(page);
  for (const address of addresses)
    await test.step(address, async () => {
      await context.clearCookies();
      answers.forget();
      await openWhole(page, address, answers);
      await expectInSpanish(page, address, await allTexts(page), answers);
    });
});
