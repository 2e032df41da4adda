import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { organizerSession } from '../session/organizer-session.ts';
import { SessionCheck } from '../session/session-check.tsx';
import { SignInPage } from '../session/sign-in-page.tsx';
import { tournaments } from '../tournament/tournaments.ts';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { records } from './records.ts';
import { darkTheme, lightTheme } from './theme.ts';
import { ToastRegion } from './toast-region.tsx';
import { words } from './words.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

const BracketManagementPage = lazy(async () => ({
  default: (await import('../bracket/bracket-management-page.tsx')).BracketManagementPage,
}));

/** The organizers' site, as a table of contents: each resource is a tab, in the order of the specification. */
export function BackOffice() {
  return (
    <Admin
      title={words.title}
      dataProvider={records}
      authProvider={organizerSession}
      queryClient={queries}
      requireAuth
      disableTelemetry
      loginPage={SignInPage}
      loading={SessionCheck}
      layout={Layout}
      catchAll={NotFoundPage}
      notification={ToastRegion}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <Resource {...tournaments} />
      <CustomRoutes>
        <Route path="/brackets" element={<BracketManagementPage />} />
      </CustomRoutes>
    </Admin>
  );
}
