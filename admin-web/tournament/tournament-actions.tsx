import Article from '@mui/icons-material/ArticleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Code from '@mui/icons-material/Code';
import Copy from '@mui/icons-material/ContentCopy';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { RowAction } from '../kit/row-action.tsx';
import { showElsewhere } from './embed-dialog.tsx';
import { writeToInterested } from './interested-dialog.tsx';
import { copyTournament } from './repeat-dialog.tsx';
import { editTournament } from './tournament-dialogs.tsx';

/** Actions of an organizer on a tournament. */
export function TournamentActions() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  const at = `/tournaments/${tournament.id}`;
  return (
    <>
      <RowAction to={`${at}/show`} label={showAllAboutIt} of={tournament.name} icon={Article} act="look" />
      <RowAction to={at} label={editTournament} of={tournament.name} icon={Edit} />
      {tournament.status === 'upcoming' && (
        <RowAction to={`/free-agents/${tournament.id}`} label="Free Agents" of={tournament.name} icon={PersonSearch} />
      )}
      {tournament.status === 'upcoming' && (
        <RowAction to={`${at}/interested`} label={writeToInterested} of={tournament.name} icon={Campaign} />
      )}
      <RowAction to={`${at}/repeat`} label={copyTournament} of={tournament.name} icon={Copy} />
      <RowAction to={`/paper/${tournament.id}`} label="Paper" of={tournament.name} icon={Print} act="check in" />
      <RowAction to={`${at}/embed`} label={showElsewhere} of={tournament.name} icon={Code} act="look" />
      <RowAction to={`${at}/delete`} label="Delete Tournament" of={tournament.name} icon={Bin} />
    </>
  );
}
