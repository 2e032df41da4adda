import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Site } from './site/site.tsx';
import './site/fonts.css';
import './site/theme.css';

const place = document.getElementById('site');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>,
  );
}
