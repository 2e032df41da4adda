import { leaveWords } from '../kit/handover.ts';
import { ofPage } from '../kit/of-page.ts';
import { tellSwitch } from '../language/switching.ts';
import { site } from './site-on-page.ts';

/** What the page is called in each language, where it says nothing else of itself. */
const titles = ofPage('titles', () => new Map<string, string>());

/** How long the choice is remembered on this device, in seconds: a year. */
const remembered = 365 * 24 * 60 * 60;

/** Scores are kept on the device until they are sent, by one build at a time: these pages begin anew. */
const keepers = /^\/(live-scores|keep-scores)/;

/** Shows the page that is open in another language; one that cannot be changed like that begins anew, and asks before words are lost. */
export async function readIn(language: string): Promise<void> {
  tellSwitch(language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every phone's browser yet
  document.cookie = `language=${language}; Path=/; Max-Age=${remembered}; SameSite=Lax${secure}`;
  // Chrome stores a cookie while the script goes on, and a call can be faster; whoever reads cookies waits until it is there.
  if (!document.cookie.includes(`language=${language}`)) return;
  const isShown = !keepers.test(window.location.pathname) && (await shownIn(language).catch(() => false));
  if (isShown) document.querySelector<HTMLElement>('[data-switch]')?.focus({ preventScroll: true });
  else window.location.reload();
}

/** Shows it with all that stands in it; answers whether that could be done. */
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

/** The page as the server sends it in the language names the script of it, which shows itself. */
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
