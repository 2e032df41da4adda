import { expectUsableInEveryWindow } from './every-window.ts';
import { test } from './journey.ts';
import { expectNoNameWidens, noteNames } from './long-names.ts';
import { publicScreens } from './screens.ts';

// Each screen stands alone, and all of them take long: every worker takes some.
test.describe.configure({ mode: 'parallel' });

for (const [name, reach] of Object.entries(publicScreens)) {
  test(`${name} can be used by everybody, and no name, however long, widens it`, async ({ page, context }) => {
    const names = noteNames(context);
    await reach(page);
    await expectUsableInEveryWindow(page, name);
    await expectNoNameWidens(page, names, [390, 320]);
  });
}
