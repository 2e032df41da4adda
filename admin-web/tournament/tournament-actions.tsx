import Article from '@mui/icons-material/ArticleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Code from '@mui/icons-material/Code';
import Copy from '@mui/icons-material/ContentCopy';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { type RowAction, RowActions } from '../kit/row-actions.tsx';
import { callOffTitle } from './call-off-dialog.tsx';
import { showElsewhere } from './embed-dialog.tsx';
import { writeToInterested } from './interested-dialog.tsx';
import { copyTournament } from './repeat-dialog.tsx';
import { editTournament } from './tournament-dialogs.tsx';

/** Actions of an organizer on a tournament. */
export function TournamentActions() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  const at = `/tournaments/${tournament.id}`;
  const upcoming: readonly RowAction[] = [
    { to: `/free-agents/${tournament.id}`, label: 'Free Agents', icon: PersonSearch },
    { to: `${at}/interested`, label: writeToInterested, icon: Campaign },
  ];
  return (
    <RowActions
      of={tournament.name}
      actions={[
        { to: at, label: editTournament, icon: Edit },
        ...(tournament.status === 'upcoming' ? upcoming : []),
        ...(tournament.status === 'completed' ? [] : [{ to: `${at}/call-off`, label: callOffTitle, icon: EventBusy }]),
        { to: `${at}/repeat`, label: copyTournament, icon: Copy },
        { to: `/paper/${tournament.id}`, label: 'Paper', icon: Print, act: 'check in' },
        { to: `${at}/embed`, label: showElsewhere, icon: Code, act: 'look' },
        { to: `${at}/show`, label: showAllAboutIt, icon: Article, act: 'look' },
        { to: `${at}/delete`, label: 'Delete Tournament', icon: Bin },
      ]}
    />
  );
}
