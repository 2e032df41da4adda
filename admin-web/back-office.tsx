import { MutationCache, QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { organizerSession } from './access/organizer-session.ts';
import { SessionCheck } from './access/session-check.tsx';
import { apiKeys } from './api-key/api-keys.tsx';
import { audit } from './audit/audit.tsx';
import { checkIns } from './check-in/check-ins.ts';
import { InvitationPage } from './frame/invitation-page.tsx';
import { Layout } from './frame/layout.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { RefusedPage } from './frame/refused-page.tsx';
import { SignInPage } from './frame/sign-in-page.tsx';
import { freeAgents } from './free-agent/free-agents.ts';
import { games } from './game/games.ts';
import { imports } from './import/import-page.tsx';
import { FilteredList, filteredListRoute } from './kit/filtered-list.tsx';
import { darkTheme, lightTheme } from './kit/theme.ts';
import { ToastRegion } from './kit/toast-region.tsx';
import { ledger } from './ledger/ledger.tsx';
import { messages } from './mail/messages.tsx';
import { AccountPage } from './organizer/account-page.tsx';
import { organizers } from './organizer/organizers.tsx';
import { PasswordPage } from './organizer/password-page.tsx';
import { papers } from './paper/papers.ts';
import { players } from './player/players.ts';
import { PlayerPage } from './record/player-page.tsx';
import { RegistrationPage } from './record/registration-page.tsx';
import { TeamPage } from './record/team-page.tsx';
import { TournamentPage } from './record/tournament-page.tsx';
import { preRegistrations } from './registration/pre-registrations.tsx';
import { registrations } from './registration/registrations.ts';
import { keeperLinks } from './score-keeper/keeper-links.tsx';
import { scoreKeepers } from './score-keeper/score-keepers.tsx';
import { siteSettings } from './site/site-settings.ts';
import { teams } from './team/teams.ts';
import { tournaments } from './tournament/tournaments.ts';
import { browserMemory } from './transport/memory.ts';
import { provider } from './transport/provider.ts';
import { webhookDeliveries } from './webhook/webhook-deliveries.tsx';
import { webhooks } from './webhook/webhooks.tsx';

/** Refetches all lists and the four figures after any change. */
const queries: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false },
    // Without a network a change fails at once, rather than being sent later.
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({ onSuccess: () => void queries.invalidateQueries() }),
});

const memory = browserMemory();

const BracketManagementPage = lazy(async () => ({
  default: (await import('./draw/bracket-management-page.tsx')).BracketManagementPage,
}));

/** Organizers' site: each resource is a tab, in the order of the specification. */
export function BackOffice() {
  return (
    <Admin
      title="Golden Goal · Back office"
      dataProvider={provider}
      authProvider={organizerSession}
      queryClient={queries}
      store={memory}
      requireAuth
      disableTelemetry
      loginPage={SignInPage}
      loading={SessionCheck}
      layout={Layout}
      catchAll={NotFoundPage}
      accessDenied={RefusedPage}
      notification={ToastRegion}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <Resource {...teams} show={TeamPage} />
      <Resource {...players} show={PlayerPage} />
      <Resource {...registrations} show={RegistrationPage} />
      <Resource {...tournaments} show={TournamentPage} />
      <Resource {...preRegistrations} />
      <Resource {...games} />
      <Resource {...freeAgents} />
      <Resource {...checkIns} />
      <Resource {...papers} />
      <Resource {...imports} />
      <Resource {...messages} />
      <Resource {...ledger} />
      <Resource {...scoreKeepers} />
      <Resource {...keeperLinks} />
      <Resource {...organizers} />
      <Resource {...apiKeys} />
      <Resource {...webhooks} />
      <Resource {...webhookDeliveries} />
      <Resource {...audit} />
      <Resource {...siteSettings} />
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/brackets" element={<BracketManagementPage />} />
        <Route path={filteredListRoute} element={<FilteredList />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/password" element={<PasswordPage />} />
      </CustomRoutes>
    </Admin>
  );
}
