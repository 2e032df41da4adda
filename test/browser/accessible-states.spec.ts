import { expectUsableInEveryWindow } from './every-window.ts';
import { test } from './journey.ts';
import { publicScreens } from './screens.ts';

// Each screen stands alone, and all of them take long: every worker takes some.
test.describe.configure({ mode: 'parallel' });

for (const [name, reach] of Object.entries(publicScreens)) {
  test(`${name} can be used by everybody`, async ({ page }) => {
    await reach(page);
    await expectUsableInEveryWindow(page, name);
  });
}
