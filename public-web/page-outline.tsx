import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { today } from './landing/today.ts';
import { loadPage, Site } from './site.tsx';

/** What an address shows before anything has been asked for, as markup; drawn once, by the build. */
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
