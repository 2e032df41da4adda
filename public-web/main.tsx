import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { site } from './frame/site-on-page.ts';
import { onFirstPress } from './kit/first-press.ts';
import { fetchStyleLater, isStyleLate } from './kit/late-style.ts';
import { language } from './language/language.ts';
import { registerServiceWorker, unregisterServiceWorkers } from './offline/service-worker-registration.ts';
import { loadPage, Site } from './site.tsx';
import './kit/fonts.css';
import './kit/theme.css';

const place = document.getElementById('site');
if (place !== null) {
  const show = async () => {
    const { pathname } = window.location;
    // The server's markup stays until the page is loaded; if that fails, the page loads again by itself.
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

/** Installs the service worker once the page is idle. */
function keepForLater() {
  const keep = async () => {
    await (import.meta.env.PROD ? registerServiceWorker() : unregisterServiceWorkers());
  };
  (window.requestIdleCallback ?? setTimeout)(() => void keep());
}
function keepAtRest() {
  if (document.readyState === 'complete') keepForLater();
  else window.addEventListener('load', keepForLater, { once: true });
}
// A visitor who only looks at an invitation downloads no more than that.
if (isStyleLate()) onFirstPress(keepAtRest);
else keepAtRest();
