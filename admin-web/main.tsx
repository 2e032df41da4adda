import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { BackOffice } from './site/back-office.tsx';
import './site/fonts.ts';

const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

// A page that the browser brings back from before a sign-out asks again who is there.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

const place = document.getElementById('back-office');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
