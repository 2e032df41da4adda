import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Captain from '@mui/icons-material/MilitaryTechOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { RowAction } from '../kit/row-action.tsx';
import { editTeam } from './edit-team-dialog.tsx';
import { mailCaptain } from './mail-captain-dialog.tsx';

/** Actions of an organizer on a team. */
export function TeamActions() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  const at = `/teams/${team.id}`;
  return (
    <>
      <RowAction to={`${at}/show`} label={showAllAboutIt} of={team.name} icon={Article} act="look" />
      <RowAction to={at} label={editTeam} of={team.name} icon={Edit} />
      <RowAction to={`${at}/roster`} label="Roster" of={team.name} icon={Groups} act="look" />
      <RowAction to={`${at}/captain`} label="Assign Captain" of={team.name} icon={Captain} />
      <RowAction to={`${at}/mail`} label={mailCaptain} of={team.name} icon={Mail} />
      <RowAction to={`${at}/delete`} label="Delete Team" of={team.name} icon={Bin} />
    </>
  );
}
