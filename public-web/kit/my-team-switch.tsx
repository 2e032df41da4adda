import button from './button.module.css';
import { leaveTeam } from './my-team.ts';
import { useMyTeamId } from './my-team-id.ts';
import { choose } from './my-team-star.tsx';
import { words } from './my-team-words.ts';

interface MyTeamSwitchProps {
  readonly id: number;
  readonly name: string;
}

/** Button that chooses a page's team on this device in place of any other, or leaves it. */
export function MyTeamSwitch({ id, name }: MyTeamSwitchProps) {
  const isMine = useMyTeamId() === id;
  return (
    <button
      type="button"
      className={isMine ? button.primary : button.secondary}
      aria-pressed={isMine}
      onClick={() => (isMine ? leaveTeam() : choose({ id, name }))}
    >
      <span aria-hidden="true">{isMine ? '★' : '☆'}</span> {words.mine}
    </button>
  );
}
