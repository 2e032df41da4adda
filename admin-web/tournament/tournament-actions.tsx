import Campaign from '@mui/icons-material/CampaignOutlined';
import Code from '@mui/icons-material/Code';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { RowAction } from '../kit/row-action.tsx';
import { words } from './words.ts';

/** What an organizer can do with a tournament. */
export function TournamentActions() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  const at = `/tournaments/${tournament.id}`;
  return (
    <>
      <RowAction to={at} label={words.edit.title} of={tournament.name} icon={Edit} />
      {tournament.status === 'upcoming' && (
        <RowAction
          to={`/free-agents/${tournament.id}`}
          label={words.freeAgents}
          of={tournament.name}
          icon={PersonSearch}
        />
      )}
      {tournament.status === 'upcoming' && (
        <RowAction to={`${at}/interested`} label={words.interested.action} of={tournament.name} icon={Campaign} />
      )}
      <RowAction to={`${at}/embed`} label={words.embed.action} of={tournament.name} icon={Code} act="look" />
      <RowAction to={`${at}/delete`} label={words.remove.action} of={tournament.name} icon={Bin} />
    </>
  );
}
