import Person from '@mui/icons-material/PersonOutlined';
import type { ResourceProps } from 'react-admin';
import { PlayersPage } from './players-page.tsx';
import { words } from './words.ts';

/** The tab of the players. */
export const players: ResourceProps = {
  name: 'players',
  icon: Person,
  list: PlayersPage,
  hasCreate: true,
  hasEdit: true,
  options: { label: words.title, isTab: true },
  recordRepresentation: 'name',
};
