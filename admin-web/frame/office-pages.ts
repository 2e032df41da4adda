import { usePermissions, useResourceDefinitions } from 'react-admin';
import { mayDo, type Role } from '../../domain/session/role.ts';
import { words as ledgerWords } from '../ledger/words.ts';
import { words as mailingWords } from '../mailing/words.ts';
import { words as playerWords } from '../player/words.ts';
import { words as registrationWords } from '../registration/words.ts';
import { actAt } from '../session/access.ts';
import { words as accountWords } from '../session/account-words.ts';
import { words as sessionWords } from '../session/words.ts';
import { words as teamWords } from '../team/words.ts';
import { words as tournamentWords } from '../tournament/words.ts';
import type { Found } from './found-records.ts';
import { words } from './words.ts';

/** What has an address, and is no list: where one plans, and what one begins. */
const pagesOfOwn = [
  { to: '/brackets', title: words.brackets },
  { to: '/teams/create', title: teamWords.add },
  { to: '/players/create', title: playerWords.add },
  { to: '/tournament-registrations/create', title: registrationWords.add },
  { to: '/tournaments/create', title: tournamentWords.create },
  { to: '/ledger/statement', title: ledgerWords.statement.action },
  { to: '/mailings/create', title: mailingWords.add },
] as const;

/** The pages that whoever is at the screen may open, as the palette offers them. */
export function useOfficePages(): readonly Found[] {
  const { permissions } = usePermissions<Role>();
  const resources = Object.values(useResourceDefinitions()).filter(
    ({ hasList, name }) => hasList && (permissions === undefined || mayDo(permissions, actAt(name, 'list'))),
  );
  const page = (to: string, title: string): Found => ({ key: to, title, to, remark: words.palette.page });
  const own = permissions === undefined || mayDo(permissions, 'change') ? pagesOfOwn : [];
  return [
    ...own.map(({ to, title }) => page(to, title)),
    ...resources.map(({ name, options }) => page(`/${name}`, options?.label ?? name)),
    page('/account', accountWords.title),
    page('/password', sessionWords.password.title),
  ];
}
