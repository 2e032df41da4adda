import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import type { ResourceProps } from 'react-admin';
import { NewTournamentPage } from './new-tournament-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';
import { words } from './words.ts';

/** The tab of the tournaments. */
export const tournaments: ResourceProps = {
  name: 'tournaments',
  icon: EmojiEvents,
  list: TournamentsPage,
  create: NewTournamentPage,
  hasEdit: true,
  options: { label: words.title, isTab: true },
  recordRepresentation: 'name',
};
