import { Link } from './link.tsx';
import { useMyTeamId } from './my-team-id.ts';
import styles from './team-link.module.css';

interface TeamLinkProps {
  /** Id of the team; null while it is not known, and then there is no link. */
  readonly id: number | null;
  readonly name: string;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** Name of a team with a link to its page; the team chosen on this device is marked. */
export function TeamLink({ id, name, className, tabIndex }: TeamLinkProps) {
  const isMine = useMyTeamId() === id;
  if (id === null) return <bdi className={className}>{name}</bdi>;
  return (
    <Link
      to={`/teams/${id}`}
      className={[styles.team, className].filter(Boolean).join(' ')}
      data-mine={isMine}
      {...{ tabIndex }}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
