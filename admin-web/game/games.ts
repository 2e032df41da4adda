import SportsSoccer from '@mui/icons-material/SportsSoccerOutlined';
import type { ResourceProps } from 'react-admin';
import { GamesPage, gamesTitle } from './games-page.tsx';
import { versus } from './versus.ts';

/** Tab of the games. */
export const games: ResourceProps = {
  name: 'games',
  icon: SportsSoccer,
  list: GamesPage,
  recordRepresentation: versus,
  options: { label: gamesTitle, isTab: true },
};
