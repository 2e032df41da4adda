import Shield from '@mui/icons-material/ShieldOutlined';
import type { ResourceProps } from 'react-admin';
import { TeamsPage, teamsTitle } from './teams-page.tsx';

/** Tab of the teams. */
export const teams: ResourceProps = {
  name: 'teams',
  icon: Shield,
  list: TeamsPage,
  hasCreate: true,
  hasEdit: true,
  options: { label: teamsTitle, isTab: true },
  recordRepresentation: 'name',
};
