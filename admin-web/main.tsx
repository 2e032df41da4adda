import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { BackOffice } from './back-office.tsx';
import { keepNumbersStill } from './kit/still-numbers.ts';
import './kit/fonts.ts';

// Redirects the second address of bracket management to the first: one screen, one router.
if (/^\/bracket-management\/?$/.test(location.pathname)) {
  history.replaceState(history.state, '', `/admin/brackets${location.search}`);
}

const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

// A page restored from the browser's cache after a sign-out must check the session again.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

// A part of an earlier build is gone after an upgrade: the page is loaded anew, once for an address.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('loaded anew') === location.href) return;
  sessionStorage.setItem('loaded anew', location.href);
  event.preventDefault();
  location.reload();
});

keepNumbersStill(document);

const place = document.getElementById('back-office');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
