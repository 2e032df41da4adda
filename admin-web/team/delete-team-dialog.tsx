import { DeleteDialog } from '../site/delete-dialog.tsx';
import type { ListedTeam } from './listed-team.ts';
import { words } from './words.ts';

export function DeleteTeamDialog() {
  return (
    <DeleteDialog<ListedTeam>
      said={words.remove}
      text={({ name }) => words.remove.text(name)}
      goes={({ currentPlayers }) => [
        ...(currentPlayers > 0 ? [words.remove.players(currentPlayers)] : []),
        words.remove.code,
        words.remove.games,
      ]}
    />
  );
}
