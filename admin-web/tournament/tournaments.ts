import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import type { ResourceProps } from 'react-admin';
import { NewTournamentPage } from './new-tournament-page.tsx';
import { TournamentsPage, tournamentsTitle } from './tournaments-page.tsx';

/** Tab of the tournaments. */
export const tournaments: ResourceProps = {
  name: 'tournaments',
  icon: EmojiEvents,
  list: TournamentsPage,
  create: NewTournamentPage,
  hasEdit: true,
  options: { label: tournamentsTitle, isTab: true },
  recordRepresentation: 'name',
};
