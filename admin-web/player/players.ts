import Person from '@mui/icons-material/PersonOutlined';
import type { ResourceProps } from 'react-admin';
import { PlayersPage, playersTitle } from './players-page.tsx';

/** Tab of the players. */
export const players: ResourceProps = {
  name: 'players',
  icon: Person,
  list: PlayersPage,
  hasCreate: true,
  hasEdit: true,
  options: { label: playersTitle, isTab: true },
  recordRepresentation: 'name',
};
