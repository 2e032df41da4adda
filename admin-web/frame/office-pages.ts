import { usePermissions, useResourceDefinitions } from 'react-admin';
import { mayDo, type Role } from '../../domain/session/role.ts';
import { readStatement } from '../ledger/statement-dialog.tsx';
import { newMailingTitle } from '../mailing/new-mailing-page.tsx';
import { addPlayer } from '../player/players-page.tsx';
import { addRegistration } from '../registration/registrations-page.tsx';
import { actAt } from '../session/access.ts';
import { accountTitle } from '../session/account-page.tsx';
import { changePassword } from '../session/password-page.tsx';
import { addTeam } from '../team/teams-page.tsx';
import { createTournament } from '../tournament/new-tournament-form.tsx';
import type { Found } from './found-records.ts';

export const bracketsTitle = 'Tournament Brackets';

/** Pages that are no lists: planning and forms for new records. */
const pagesOfOwn = [
  { to: '/brackets', title: bracketsTitle },
  { to: '/teams/create', title: addTeam },
  { to: '/players/create', title: addPlayer },
  { to: '/tournament-registrations/create', title: addRegistration },
  { to: '/tournaments/create', title: createTournament },
  { to: '/ledger/statement', title: readStatement },
  { to: '/mailings/create', title: newMailingTitle },
] as const;

/** Returns the pages that the signed-in organizer may open, for the palette. */
export function useOfficePages(): readonly Found[] {
  const { permissions } = usePermissions<Role>();
  const resources = Object.values(useResourceDefinitions()).filter(
    ({ hasList, name }) => hasList && (permissions === undefined || mayDo(permissions, actAt(name, 'list'))),
  );
  const page = (to: string, title: string): Found => ({ key: to, title, to, remark: 'A page' });
  const own = permissions === undefined || mayDo(permissions, 'change') ? pagesOfOwn : [];
  return [
    ...own.map(({ to, title }) => page(to, title)),
    ...resources.map(({ name, options }) => page(`/${name}`, options?.label ?? name)),
    page('/account', accountTitle),
    page('/password', changePassword),
  ];
}
