import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { today } from './landing/today.ts';
import { loadPage, Site } from './site.tsx';

/** Renders the markup of an address before any data is fetched; called by the build only. */
export async function outlineOf(address: string, isOfDay = false): Promise<string> {
  await loadPage(address);
  today.isMatchDay = isOfDay;
  return renderToStaticMarkup(
    <StrictMode>
      <StaticRouter location={address}>
        <Site />
      </StaticRouter>
    </StrictMode>,
  );
}
