import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Captain from '@mui/icons-material/MilitaryTechOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { RowActions } from '../kit/row-actions.tsx';
import { editTeam } from './edit-team-dialog.tsx';
import { mailCaptain } from './mail-captain-dialog.tsx';

/** Actions of an organizer on a team. */
export function TeamActions() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  const at = `/teams/${team.id}`;
  return (
    <RowActions
      of={team.name}
      actions={[
        { to: `${at}/roster`, label: 'Roster', icon: Groups, act: 'look' },
        { to: at, label: editTeam, icon: Edit },
        { to: `${at}/captain`, label: 'Assign Captain', icon: Captain },
        { to: `${at}/mail`, label: mailCaptain, icon: Mail },
        { to: `${at}/show`, label: showAllAboutIt, icon: Article, act: 'look' },
        { to: `${at}/delete`, label: 'Delete Team', icon: Bin },
      ]}
    />
  );
}
