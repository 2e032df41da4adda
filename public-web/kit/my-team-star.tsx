import { nameInPublic } from '../../domain/rule/team/individual.ts';
import styles from './my-team.module.css';
import { chooseTeam } from './my-team.ts';
import { useMyTeamId } from './my-team-id.ts';
import { words } from './my-team-words.ts';
import { showToast } from './toasts.ts';

interface MyTeamStarProps {
  /** Id of the team; null while it is not known. */
  readonly id: number | null;
  readonly name: string;
  /** Whether the star says what it is for. */
  readonly isNamed?: boolean;
}

/** Star beside a team's name that chooses it on this device; hidden once a team is chosen. */
export function MyTeamStar({ id, name, isNamed = false }: MyTeamStarProps) {
  const isChosen = useMyTeamId() !== undefined;
  if (isChosen || id === null) return null;
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={words.choose(name)}
      title={words.mine}
      onClick={() => choose({ id, name })}
    >
      ☆{isNamed && ` ${words.mine}`}
    </button>
  );
}

/** Chooses a team on this device and confirms it. */
export function choose(team: { readonly id: number; readonly name: string }): void {
  const name = nameInPublic(team.name);
  chooseTeam({ id: team.id, name });
  showToast({ tone: 'good', title: words.chosen.title, text: words.chosen.text(name) });
}
