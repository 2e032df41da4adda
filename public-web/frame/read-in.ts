import { leaveWords } from '../kit/language-switch-state.ts';
import { ofPage } from '../kit/of-page.ts';
import { site } from './site-on-page.ts';

/** Titles of the page by language, for pages that set none themselves. */
const titles = ofPage('titles', () => new Map<string, string>());

/** Time for which the device remembers the choice, in seconds: a year. */
const remembered = 365 * 24 * 60 * 60;

/** Pages that reload on a change of language, because only one build at a time may manage the unsent scores on the device. */
const keepers = /^\/(live-scores|keep-scores)/;

/** Shows the open page in another language. A page that cannot be switched in place is reloaded, after a warning if typed text would be lost. */
export async function readIn(language: string): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every phone's browser yet
  document.cookie = `language=${language}; Path=/; Max-Age=${remembered}; SameSite=Lax${secure}`;
  // Chrome stores a cookie asynchronously, and a request could be faster; reading the cookie waits until it is stored.
  if (!document.cookie.includes(`language=${language}`)) return;
  const isShown = !keepers.test(window.location.pathname) && (await shownIn(language).catch(() => false));
  if (isShown) document.querySelector<HTMLElement>('[data-switch]')?.focus({ preventScroll: true });
  else window.location.reload();
}

/** Switches the page in place with its typed text; returns whether that was possible. */
async function shownIn(language: string): Promise<boolean> {
  const title = [...document.head.querySelectorAll('title')].at(-1);
  titles.set(document.documentElement.lang, title?.textContent ?? '');
  const { leave } = site;
  site.leave = () => leaveWords(leave);
  const show = site.shows[language];
  const isShown = await (show === undefined ? fetched(language) : shownAgain(show));
  if (!isShown) return false;
  document.documentElement.lang = language;
  if (title !== undefined) title.textContent = titles.get(language) ?? title.textContent;
  return true;
}

async function shownAgain(show: () => Promise<void>): Promise<boolean> {
  await show();
  return true;
}

/** Fetches the page in the language and imports its script, which renders itself. */
async function fetched(language: string): Promise<boolean> {
  const answer = await fetch(window.location.href, { cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const script = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (script === null || script === undefined || page.documentElement.lang !== language) return false;
  titles.set(language, page.title);
  await import(/* @vite-ignore */ script);
  await site.shown;
  return site.shows[language] !== undefined;
}
