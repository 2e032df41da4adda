import type { BrowserContext, Page } from '@playwright/test';
import { drawnAnew, expect } from './journey.ts';
import { type Answers, textsOn } from './page-answers.ts';
import { picture } from './picture.ts';

/** What is called the same everywhere. */
const everywhere =
  /https?:\/\/\S+|golden goal|3v3|venmo|whatsapp|sms|google calendar|here to (?:chill|play|cook)|fall series challenge|read this site in english|north & central nj|team-[\w-]+|u\d+|error|club|normal|pts|gf/gi;

/** Words that Spanish has not. */
const english =
  /\b(?:the|and|of|is|are|your|you|with|for|this|that|not|by|round|winner|loser|games?|pending|scheduled|paid|phone|email|name|age|loading)\b/i;

export const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

const speakSpanish = (context: BrowserContext) =>
  context.addCookies([{ name: 'language', value: 'es', url: process.env.PRODUCT_URL ?? '' }]);

/** Every text of the page, and of its form once that was sent empty: its complaints belong to it. */
export async function allTexts(page: Page): Promise<readonly string[]> {
  const shown = await textsOn(page);
  const submit = page.locator('main form button[type="submit"]').first();
  if (!(await submit.isVisible())) return shown;
  await submit.click();
  await drawnAnew(page);
  return [...shown, ...(await textsOn(page))];
}

/** Opens an address and waits for all of its page. */
export async function openWhole(page: Page, address: string, answers: Answers): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await answers.allHere();
}

/** Fails where the page of an address, in Spanish, shows a text that stood there in English, too, and is no name. */
export async function expectInSpanish(
  page: Page,
  address: string,
  textsInEnglish: readonly string[],
  answers: Answers,
): Promise<void> {
  await speakSpanish(page.context());
  // An address with a part of a page would otherwise lead nowhere anew.
  await page.goto('about:blank');
  await openWhole(page, address, answers);
  expect(await languageOf(page)).toBe('es');
  const texts = await allTexts(page);
  await picture(page, `${address.replace(/^https?:..[^/]*/, '')} in Spanish`);
  const names = [...(await answers.heard())]
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length);
  const withoutNames = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, ''), text).replace(everywhere, '');
  const before = new Set(textsInEnglish);
  const halfTranslated = texts.filter((text) => {
    const own = withoutNames(text);
    return /\p{L}{2}/u.test(own) && (english.test(own) || before.has(text));
  });
  expect(halfTranslated, address).toEqual([]);
}
