import Shield from '@mui/icons-material/ShieldOutlined';
import type { ResourceProps } from 'react-admin';
import { TeamsPage } from './teams-page.tsx';
import { words } from './words.ts';

/** The tab of the teams. */
export const teams: ResourceProps = {
  name: 'teams',
  icon: Shield,
  list: TeamsPage,
  hasCreate: true,
  hasEdit: true,
  options: { label: words.title, isTab: true },
  recordRepresentation: 'name',
};
