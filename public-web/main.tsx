import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { site } from './frame/site-on-page.ts';
import { onFirstPress } from './kit/first-press.ts';
import { fetchStyleLater, isStyleLate } from './kit/late-style.ts';
import { language } from './language/language.ts';
import { keepSite, letSiteGo } from './offline/kept-site.ts';
import { loadPage, Site } from './site.tsx';
import './kit/fonts.css';
import './kit/theme.css';

const place = document.getElementById('site');
if (place !== null) {
  const show = async () => {
    const { pathname } = window.location;
    // What the server has sent of the page stays until the page itself is there; what cannot be had now it asks for again.
    if (pathname !== '/' && place.hasChildNodes()) await loadPage(pathname).catch(() => {});
    site.leave();
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <StrictMode>
          <BrowserRouter>
            <Site />
          </BrowserRouter>
        </StrictMode>,
      ),
    );
    site.leave = () => root.unmount();
  };
  site.shows[language] = show;
  site.shown = show();
}

fetchStyleLater();

/** Whether this device keeps anything under a name; a browser that keeps nothing may refuse the question. */
function isAnythingKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** When the page has come to rest, the site is kept for the next time. */
function keepForLater() {
  const keep = async () => {
    await (import.meta.env.PROD ? keepSite() : letSiteGo());
    if (isAnythingKept('game-days')) (await import('./game-day/kept-game-days.ts')).sweepGameDays();
  };
  (window.requestIdleCallback ?? setTimeout)(() => void keep());
}
function keepAtRest() {
  if (document.readyState === 'complete') keepForLater();
  else window.addEventListener('load', keepForLater, { once: true });
}
// Whoever looks at an invitation and goes no further has fetched no more than that.
if (isStyleLate()) onFirstPress(keepAtRest);
else keepAtRest();
