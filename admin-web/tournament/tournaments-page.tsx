import { ListBase } from 'react-admin';
import { TournamentsBoard } from './tournaments-board.tsx';

/** The tab of the tournaments. The list comes in one piece, soonest first. */
export function TournamentsPage() {
  return (
    <ListBase perPage={1000} sort={{ field: 'date', order: 'ASC' }} disableSyncWithLocation>
      <TournamentsBoard />
    </ListBase>
  );
}
